import { use, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageActionsContext } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { entriesFor } from './console-entries.ts';
import { areShortcutsOn } from './shortcut-preference.ts';

export type ShortcutEars = { onFind: () => void; onHelp: () => void };

/** The keys of one shortcut follow each other within this time, in milliseconds. */
const togetherMs = 1_200;

/**
 * Handles the console's shortcuts. Ctrl-K (⌘-K) opens the palette from everywhere. Single keys work only
 * while nobody types, no dialog is open, and shortcuts are switched on.
 */
export function useShortcuts({ onFind, onHelp }: ShortcutEars): void {
  const { role } = useStaff();
  const navigate = useNavigate();
  const actions = use(PageActionsContext);

  const commands = useEffectEvent((): ReadonlyMap<string, () => void> => {
    const ways = entriesFor(role).map(({ keys, to }) => [keys, () => void navigate(to)] as const);
    const own = actions.all.flatMap(({ keys, run }) =>
      keys === undefined ? [] : [[keys, run] as const],
    );
    return new Map([['/', onFind], ['?', onHelp], ...ways, ...own]);
  });
  const find = useEffectEvent(onFind);

  useEffect(() => {
    let pressed: readonly { readonly key: string; readonly at: number }[] = [];
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        if (document.querySelector('dialog[open]') === null) find();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTakenElsewhere(event)) return;
      if (!areShortcutsOn()) return;
      const now = event.timeStamp;
      const recent = pressed.filter(({ at }) => now - at < togetherMs);
      pressed = [...recent, { key: event.key, at: now }].slice(-2);
      const known = commands();
      const typed = [pressed.map(({ key }) => key).join(' '), event.key];
      const run = typed.map((keys) => known.get(keys)).find((command) => command !== undefined);
      if (run === undefined) return;
      event.preventDefault();
      pressed = [];
      run();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
}

/** Returns whether the focus is in a field, or a dialog or popover that has its own keys is open. */
function isTakenElsewhere({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof Element &&
      target.closest('input, select, textarea, [contenteditable="true"], [popover]') !== null)
  );
}
