import { useState } from 'react';
import { useStaff } from '../staff.ts';
import { formsKept } from './kept-drafts.ts';

/**
 * Opens a dialog again, once, if it has a draft: the person was signed out, or reloaded or left the page.
 *
 * @param scope How the names of the screen's dialogs begin (`booking/ZBL-74100680/`); undefined while the
 *   screen has no data yet.
 * @param reopen Gets the part of the name after `scope`.
 */
export function useReopened(scope: string | undefined, reopen: (name: string) => void): void {
  const { id, canChange } = useStaff();
  const [looked, setLooked] = useState<string>();
  if (scope === undefined || scope === looked || !canChange) return;
  setLooked(scope);
  const [name] = formsKept(id, scope);
  if (name !== undefined) reopen(name);
}
