import type { BookingHeld } from '../../../services/libs/domain/booking/booking.events.ts';
import type { ChangeHold } from '../../../services/libs/domain/booking/commands/change-hold.ts';
import type { HoldBooking } from '../../../services/libs/domain/booking/commands/hold-booking.ts';
import { bookingNumber, departure, now, priceOf, slot, tour, twoAdults } from './booking-story.ts';

/** The id of the command that may place the held booking. */
export const form = 'the-form';
/** Ten minutes after {@link now}. */
export const expiresAt = '2026-11-20T09:10:00.000Z';
/** The last moment at which the hold can be confirmed. */
export const lastMoment = '2026-11-20T09:09:59.999Z';
/** The first moment at which the hold can be expired. */
export const overdueAt = '2026-11-20T09:10:30.000Z';

export function holdBooking(changes: Partial<HoldBooking> = {}): HoldBooking {
  return {
    type: 'HoldBooking',
    now,
    by: 'customer',
    bookingNumber,
    form,
    tour,
    slot,
    party: twoAdults,
    origin: 'site',
    reservationId: 'held-seats',
    ...changes,
  };
}

export function changeHold(changes: Partial<ChangeHold> = {}): ChangeHold {
  return {
    type: 'ChangeHold',
    now,
    by: 'customer',
    tour,
    slot,
    party: twoAdults,
    reservationId: 'other-seats',
    ...changes,
  };
}

export function bookingHeld(changes: Partial<BookingHeld['data']> = {}): BookingHeld {
  return {
    type: 'BookingHeld',
    data: {
      bookingNumber,
      form,
      heldAt: now,
      expiresAt,
      departure,
      party: twoAdults,
      price: priceOf(2),
      origin: 'site',
      takes: 'held-seats',
      ...changes,
    },
  };
}
