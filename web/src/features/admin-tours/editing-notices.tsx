import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { FormNotice } from '../../shared/console/form-notice.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useRestore } from './use-restore.ts';
import type { TourEditing } from './use-tour-editing.ts';

export type EditingNoticesProps = { tour: AdminTourView | undefined; editing: TourEditing };

/** The notices for staff before they edit the form. */
export function EditingNotices({ tour, editing: { form, saving } }: EditingNoticesProps) {
  const { offered, isDirty, isOvertaken } = form;
  return (
    <>
      {tour?.isDeleted === true && <DeletedNotice tour={tour} />}
      {offered !== undefined && tour?.isDeleted !== true && (
        <FormNotice
          label="Unsaved draft"
          buttons={
            <>
              <Button onClick={form.continueDraft}>Continue with the draft</Button>
              <Button kind="quiet" onClick={form.discardOffered}>
                Discard the draft
              </Button>
            </>
          }
        >
          There is a draft of {formatMoment(offered.at)} that was not saved.
        </FormNotice>
      )}
      {isDirty && isOvertaken && tour?.isDeleted !== true && (
        <FormNotice
          label="Changed meanwhile"
          buttons={<Button onClick={() => void saving.showTheirs()}>Compare</Button>}
        >
          Somebody else saved this tour while you were writing. Compare their changes with yours
          before you save.
        </FormNotice>
      )}
    </>
  );
}

function DeletedNotice({ tour }: { tour: AdminTourView }) {
  const { restore, isBusy } = useRestore();
  return (
    <FormNotice
      label="Deleted tour"
      buttons={
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void restore(tour);
          }}
        >
          Restore tour
        </Button>
      }
    >
      This tour is deleted: nobody sees it, and nobody can book it. Its bookings stay as they are.
    </FormNotice>
  );
}
