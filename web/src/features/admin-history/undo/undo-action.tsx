import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { useState } from 'react';
import { actionWords } from '../../../shared/console/history-words.ts';
import { useStaff } from '../../../shared/console/staff.ts';
import { Button } from '../../../shared/ui/button.tsx';
import './undo.css';
import { UndoDialog } from './undo-dialog.tsx';
import { undoInputOf } from './undoable.ts';

/** The button that undoes an entry of a history. It first shows what the undo would change. */
export function UndoAction({ entry }: { entry: AuditEntryView }) {
  const { canChange } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  const input = undoInputOf(entry);
  if (input === undefined || !canChange) return null;
  const what = actionWords(entry.action);
  return (
    <div data-slot="undo-action">
      <Button
        kind="quiet"
        aria-label={`Undo: ${what}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Undo
      </Button>
      {isOpen && (
        <UndoDialog
          input={input}
          what={what}
          title={entry.subject.title}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
