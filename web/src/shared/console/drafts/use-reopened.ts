import { useState } from 'react';
import { useStaff } from '../staff.ts';
import { formsKept } from './kept-drafts.ts';

/**
 * Opens a dialog again that has a draft, once: its person was signed out, reloaded the page or left it.
 *
 * @param scope How the names of the screen's dialogs begin (`booking/ZBL-74100680/`); undefined while the
 *   screen has no data yet.
 * @param reopen Gets the rest of the name.
 */
export function useReopened(scope: string | undefined, reopen: (name: string) => void): void {
  const { id, canChange } = useStaff();
  const [looked, setLooked] = useState<string>();
  if (scope === undefined || scope === looked || !canChange) return;
  setLooked(scope);
  const [name] = formsKept(id, scope);
  if (name !== undefined) reopen(name);
}
