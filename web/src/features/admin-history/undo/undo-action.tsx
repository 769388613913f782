import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { actionWords } from '../../../shared/console/history-words.ts';
import { useStaff } from '../../../shared/console/staff.ts';
import { UndoButton } from '../../../shared/console/undo-button.tsx';
import './undo.css';
import { UndoPreview } from './undo-preview.tsx';
import { undoInputOf } from './undoable.ts';

/** The button that undoes an entry of a history. It first shows what the undo would change. */
export function UndoAction({ entry }: { entry: AuditEntryView }) {
  const { canChange } = useStaff();
  const input = undoInputOf(entry);
  if (input === undefined || !canChange) return null;
  const what = actionWords(entry.action);
  return (
    <div data-slot="undo-action">
      <UndoButton
        what={what}
        question={(close) => (
          <UndoPreview input={input} what={what} title={entry.subject.title} onClose={close} />
        )}
      />
    </div>
  );
}
