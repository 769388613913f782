import type { ActorKind } from '../actor.ts';
import type { Instant } from '../calendar/instants.ts';
import type { BookingCancelled, RequestWithdrawn } from './booking.events.ts';
import type { LiveBooking } from './booking.state.ts';
import { isFreeCancellation } from './cancellation-window.ts';
import { slotOf } from './terms.ts';

/** Why a booking ends. */
export interface Reasoned {
  readonly reason?: string;
  /** The traveller gets the reason too. */
  readonly isReasonTold?: boolean;
}

interface Ending {
  readonly by: ActorKind;
  readonly reason?: string;
  readonly isReasonTold?: boolean;
}

/** The event that ends a request that held no seats. */
export function requestWithdrawn(asked: Ending): RequestWithdrawn {
  return { type: 'RequestWithdrawn', data: { by: asked.by, ...reasonOf(asked) } };
}

/**
 * The event of a booking that is cancelled or declined. It has the data that projections need to subtract the
 * booking from their figures.
 */
export function bookingCancelled(
  booking: LiveBooking,
  asked: Ending & { readonly now: Instant },
): BookingCancelled {
  return {
    type: 'BookingCancelled',
    data: {
      tourId: booking.departure.tourId,
      placedAt: booking.placedAt,
      by: asked.by,
      free: isFreeCancellation(booking.departure, asked.now, booking.cancellation),
      departure: slotOf(booking.departure),
      price: booking.price,
      drops: booking.reservationId,
      ...reasonOf(asked),
    },
  };
}

function reasonOf(asked: Ending): Pick<RequestWithdrawn['data'], 'personal' | 'isReasonTold'> {
  const reason = asked.reason?.trim() ?? '';
  if (reason === '') return {};
  return {
    personal: { text: reason },
    ...(asked.isReasonTold === true ? { isReasonTold: true as const } : {}),
  };
}
