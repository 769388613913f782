import type { SubmitEvent } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { partyText } from '../party-text.ts';
import type { CancelFormProps } from './cancel-form.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { useUndoOwnCancellationMutation } from './own-booking-api.ts';
import { useOwnCommand } from './use-own-command.ts';

/** Undoes the traveller's own cancellation, or says why this is not possible and offers to book again. */
export function UndoForm({ booking, ...rest }: Omit<CancelFormProps, 'onKeep'>) {
  const { undo, isBusy, fault } = useUndo({ booking, ...rest });
  const { tourId, tourTitle, date, pickupTime, travellers, totalPrice, currency } = booking;
  const isRefused = fault.errors.length > 0 && !fault.isUnanswered;
  return (
    <form
      data-slot="own-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void undo();
      }}
    >
      <ErrorSummary errors={fault.errors} />
      {fault.conflict !== null && <ConflictNote differences={fault.conflict} currency={currency} />}
      <p>
        <strong>{tourTitle}</strong>, {formatDay(date)}, {pickupTime}. {partyText(travellers)},{' '}
        {formatPrice(totalPrice, currency)}
      </p>
      <p>If seats are free, your booking is confirmed as before: same price, same terms.</p>
      <div data-part="buttons">
        {isRefused && (
          <LinkButton kind="quiet" to={`/tour/${tourId}`}>
            Book this tour again
          </LinkButton>
        )}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Undoing...' : 'Undo the cancellation'}
        </Button>
      </div>
    </form>
  );
}

function useUndo({ reference, booking, onDone, onProofMissing }: Omit<CancelFormProps, 'onKeep'>) {
  const [send, isBusy] = useCommand(useUndoOwnCancellationMutation());
  const { fault, refusedWith } = useOwnCommand({
    reference,
    failed: 'Failed to undo the cancellation',
    onProofMissing,
  });

  async function undo(): Promise<void> {
    const { revision, proof } = booking;
    const { error } = await send({ reference, revision, proof });
    if (error !== undefined) await refusedWith(error);
    else onDone({ title: 'Cancellation undone', text: 'Your booking is confirmed as before.' });
  }
  return { undo, isBusy, fault };
}
