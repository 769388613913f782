import { formatMoment } from '../../dates/format-date.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../form-notice.tsx';
import type { Draft } from './use-draft.ts';

/** Says that the form contains the input of an earlier visit, and offers to start again. */
export function DraftNotice({ draft }: { draft: Pick<Draft<unknown>, 'keptAt' | 'startAgain'> }) {
  if (draft.keptAt === undefined) return null;
  return (
    <FormNotice
      label="Unsaved draft"
      buttons={
        <Button kind="quiet" onClick={draft.startAgain}>
          Start again
        </Button>
      }
    >
      This is your draft of {formatMoment(draft.keptAt)}. It is not saved yet.
    </FormNotice>
  );
}
