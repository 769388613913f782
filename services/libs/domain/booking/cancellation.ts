import type { ActorKind } from '../actor.ts';
import type { Instant } from '../calendar/instants.ts';
import type { BookingCancelled } from './booking.events.ts';
import type { LiveBooking } from './booking.state.ts';
import { isFreeCancellation } from './cancellation-window.ts';
import { slotOf } from './terms.ts';

/** The end of a booking, cancelled or declined, with what its readers need to take it back. */
export function bookingCancelled(
  booking: LiveBooking,
  asked: {
    readonly now: Instant;
    readonly by: ActorKind;
    readonly reason?: string;
    readonly isReasonTold?: boolean;
  },
): BookingCancelled {
  const reason = asked.reason?.trim() ?? '';
  return {
    type: 'BookingCancelled',
    data: {
      tourId: booking.departure.tourId,
      placedAt: booking.placedAt,
      by: asked.by,
      free: isFreeCancellation(booking.departure, asked.now),
      departure: slotOf(booking.departure),
      price: booking.price,
      drops: booking.reservationId,
      ...(reason === '' ? {} : { personal: { text: reason } }),
      ...(reason === '' || asked.isReasonTold !== true ? {} : { isReasonTold: true }),
    },
  };
}
