import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { type SubmitEvent, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { CancellationTerms } from './cancellation-terms.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { useCancelOwnBookingMutation } from './own-booking-api.ts';
import type { Done } from './task.ts';
import { useOwnCommand } from './use-own-command.ts';

export type CancelFormProps = {
  reference: string;
  booking: ShownBooking;
  onDone: (done: Done) => void;
  onProofMissing: () => void;
  /** Keeps the booking unchanged. */
  onKeep: () => void;
};

/** Asks before a booking is cancelled. Shows the cost, and how long the cancellation can be undone. */
export function CancelForm({ reference, booking, onKeep, ...rest }: CancelFormProps) {
  const { cancel, isBusy, fault } = useCancel({ reference, booking, ...rest });
  const [reason, setReason] = useState('');
  return (
    <form
      data-slot="own-form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void cancel(reason.trim());
      }}
    >
      <ErrorSummary errors={fault.errors} />
      {fault.conflict !== null && (
        <ConflictNote differences={fault.conflict} currency={booking.currency} />
      )}
      <p>
        <strong>{booking.tourTitle}</strong>, {formatDay(booking.date)}, {booking.pickupTime}
      </p>
      <CancellationTerms booking={booking} />
      <p>
        Others can then book your seats.{' '}
        {booking.status === 'confirmed'
          ? 'You can undo this here for one hour, while seats are free and the departure can still be booked.'
          : 'You cannot undo this.'}
      </p>
      <Field label="Reason (optional)" hint="Only our staff read it.">
        <TextArea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
          }}
        />
      </Field>
      <div data-part="buttons">
        <Button kind="quiet" onClick={onKeep}>
          Keep my booking
        </Button>
        <Button type="submit" kind="ink" data-grave aria-disabled={isBusy}>
          {isBusy ? 'Cancelling...' : 'Cancel Booking'}
        </Button>
      </div>
    </form>
  );
}

function useCancel({
  reference,
  booking,
  onDone,
  onProofMissing,
}: Omit<CancelFormProps, 'onKeep'>) {
  const [send, isBusy] = useCommand(useCancelOwnBookingMutation());
  const { fault, refusedWith } = useOwnCommand({
    reference,
    failed: 'Failed to cancel booking',
    onProofMissing,
  });

  async function cancel(reason: string): Promise<void> {
    const { error } = await send({
      reference,
      revision: booking.revision,
      proof: booking.proof,
      ...(reason !== '' && { reason }),
    });
    if (error !== undefined) await refusedWith(error);
    else onDone({ title: 'Booking Cancelled', text: 'Booking cancelled successfully' });
  }
  return { cancel, isBusy, fault };
}
