import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import { useState } from 'react';
import { MailCaveat } from '../../shared/console/mail-caveat.tsx';
import { DateField } from '../../shared/console/date-field.tsx';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { useLive } from '../../shared/console/live.ts';
import { ReasonField } from '../../shared/console/reason-field.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { useMoveDepartureMutation } from './admin-departures-api.ts';
import type { DepartureDialogProps } from './departure-dialog-props.ts';
import { missingIn, type MoveDraft, moveFaults, moveRequestOf } from './move-input.ts';
import { StartTimeFields } from './start-time-fields.tsx';
import { useDepartureChange } from './use-departure-change.ts';
import { useReasonHint } from './use-reason-hint.ts';

/** Moves everybody on a departure to another departure, at the agreed price. */
export function MoveDialog({ sheet, form, onClose }: DepartureDialogProps) {
  const { content: draft, change } = useDraft<MoveDraft>(form, {
    date: '',
    time: sheet.time,
    reason: '',
    force: '',
  });
  const [wrong, setWrong] = useState<readonly (keyof MoveDraft)[]>([]);
  const [move, { isLoading }] = useMoveDepartureMutation();
  const { outcome, canForce, setCanForce } = useDepartureChange(
    ['DepartureFull', 'DepartureClosed', 'NotAStartTime'],
    onClose,
  );

  async function submit() {
    const missing = missingIn(draft, canForce);
    setWrong(missing);
    if (missing.length > 0) {
      return missing.map((field) => ({ fieldId: `move-${field}`, message: moveFaults[field] }));
    }
    const { error } = await move({ id: sheet.id, ...moveRequestOf(draft, canForce) });
    return outcome(error, 'The departure is being moved');
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Move the whole departure"
      submitLabel="Move all bookings"
      busyLabel="Moving..."
      isBusy={isLoading}
      isGrave
      onSubmit={submit}
    >
      <p>
        {travellersText(sheet.totals.guests)} go at another time, at the price they agreed on, and
        each traveller gets one e-mail.
      </p>
      <MailCaveat />
      <MoveFields
        sheet={sheet}
        draft={draft}
        onChange={(next) => {
          change(next);
          // Perhaps another start time does not break the rule that the first one broke.
          if (next.date !== draft.date || next.time !== draft.time) setCanForce(false);
        }}
        wrong={wrong}
        canForce={canForce}
      />
    </FormDialog>
  );
}

type MoveFieldsProps = {
  sheet: DaySheetView;
  draft: MoveDraft;
  onChange: (draft: MoveDraft) => void;
  wrong: readonly (keyof MoveDraft)[];
  canForce: boolean;
};

function MoveFields({ sheet, draft, onChange, wrong, canForce }: MoveFieldsProps) {
  const { today } = useLive();
  const field = (name: keyof MoveDraft) => ({
    id: `move-${name}`,
    value: draft[name],
    onChange: (value: string) => {
      onChange({ ...draft, [name]: value });
    },
    error: wrong.includes(name) ? moveFaults[name] : undefined,
    required: true,
  });
  return (
    <>
      <DateField label="To the day" min={today} {...field('date')} />
      <StartTimeFields tourId={sheet.tourId} presentTime={sheet.time} {...field('time')} />
      <ReasonField label="Reason" hint={useReasonHint()} {...field('reason')} />
      {canForce && (
        <ReasonField
          label="Reason for overriding"
          hint="With a reason here you can move to a departure that is full or closed, or to a time that is not a start time of the tour. Only staff see the reason."
          {...field('force')}
        />
      )}
    </>
  );
}
