import { LeaveDialog } from '../../shared/console/drafts/leave-dialog.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { fieldsOf } from './tour-draft.ts';
import { baseOf, type TourEditing } from './use-tour-editing.ts';

/**
 * The dialogs over the form: the preview of a save, the comparison after a conflict, and the question before
 * leaving.
 */
export function EditingDialogs({ editing: { form, saving, guard } }: { editing: TourEditing }) {
  const { step } = saving;
  return (
    <>
      {step.at === 'preview' && (
        <PreviewDialog
          preview={step.preview}
          isBusy={saving.isSaving}
          onSave={saving.confirm}
          onClose={saving.back}
        />
      )}
      {step.at === 'conflict' && (
        <ComparisonDialog
          base={form.base.fields}
          theirs={baseOf(step.theirs).fields}
          yours={fieldsOf(form.draft)}
          onClose={saving.back}
          onChosen={(fields) => {
            form.rebase(baseOf(step.theirs), fields);
            saving.back();
          }}
        />
      )}
      <LeaveDialog blocker={guard.blocker} onDiscard={form.forget} />
    </>
  );
}
