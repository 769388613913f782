import { use, useId, useState } from 'react';
import { PageActionsContext } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { entriesFor } from './console-entries.ts';
import { KeyCaps } from './key-caps.tsx';
import { areShortcutsOn, setShortcuts } from './shortcut-preference.ts';
import './shortcut-help.css';

export type ShortcutHelpProps = { isOpen: boolean; onClose: () => void };

/** Lists what every key does here, with a switch that turns single keys off. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <Shortcuts />
    </Dialog>
  );
}

function Shortcuts() {
  const id = useId();
  const { role } = useStaff();
  const actions = use(PageActionsContext);
  const [areOn, setAreOn] = useState(areShortcutsOn);
  // The actions are read once, when the help opens: the screen behind it does not change meanwhile.
  const [ofScreen] = useState(() => actions.all);
  return (
    <div data-slot="shortcut-help">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => {
            setShortcuts(currentTarget.checked);
            setAreOn(currentTarget.checked);
          }}
        />
        Single keys are shortcuts. Switch them off if you use voice control or press keys by
        accident. Ctrl K always works.
      </label>
      <dl data-off={!areOn || undefined}>
        <Shortcut keys="Ctrl K" label="Find a screen, a tour, a booking or an action" isAlways />
        <Shortcut keys="/" label="The same" />
        <Shortcut keys="?" label="This help" />
        {entriesFor(role).map(({ keys, label }) => (
          <Shortcut key={keys} keys={keys} label={`Go to ${label}`} />
        ))}
        {ofScreen.map(
          ({ keys, label }) =>
            keys !== undefined && <Shortcut key={label} keys={keys} label={label} />,
        )}
        <Shortcut keys="↑ ↓" label="From row to row in a list" isAlways />
      </dl>
    </div>
  );
}

type ShortcutProps = { keys: string; label: string; isAlways?: boolean };

function Shortcut({ keys, label, isAlways = false }: ShortcutProps) {
  return (
    <div data-always={isAlways || undefined}>
      <dt>
        <KeyCaps keys={keys} />
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
