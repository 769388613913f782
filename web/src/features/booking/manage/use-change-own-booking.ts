import type { FieldIds } from '../../../shared/api/field-errors.ts';
import type { ModifyBookingRequest, ShownBooking } from '@contracts/booking/booking-view.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useChangeOwnBookingMutation } from './own-booking-api.ts';
import { nothingWrong, type OwnBookingFault, type QuotedPrice } from './own-booking-fault.ts';
import type { Done } from './task.ts';
import { useOwnCommand } from './use-own-command.ts';

interface Changing {
  readonly reference: string;
  readonly booking: ShownBooking;
  readonly onDone: (done: Done) => void;
  readonly onProofMissing: () => void;
  readonly ids?: FieldIds;
}

/** Changes a booking only once, even if the request is sent several times, or returns why it was refused. */
export function useChangeOwnBooking({ booking, onDone, ...rest }: Changing) {
  const [send, isBusy] = useCommand(useChangeOwnBookingMutation());
  const command = useOwnCommand({ ...rest, failed: 'Failed to update booking' });
  const { fault, setFault, refusedWith } = command;

  async function change(
    wanted: ModifyBookingRequest,
    price?: QuotedPrice,
  ): Promise<OwnBookingFault> {
    const changes = {
      ...wanted,
      ...(price !== undefined && { expectedTotal: price.total, expectedCurrency: price.currency }),
    };
    const { reference } = rest;
    const { revision, proof } = booking;
    const { error } = await send({ reference, revision, proof, changes });
    if (error !== undefined) return await refusedWith(error);
    onDone(doneBy(wanted));
    return nothingWrong;
  }
  return { change, isBusy, fault, setFault };
}

function doneBy({ date, pickupTime }: ModifyBookingRequest): Done {
  const isMoved = date !== undefined || pickupTime !== undefined;
  return {
    ...(isMoved && { title: 'Booking Rescheduled' }),
    text: 'Booking updated successfully!',
  };
}
