import { categoryNamed } from '../category-named.ts';
import type { BookableTour } from '../../../services/libs/domain/booking/bookable-tour.ts';
import type {
  BookingCancelled,
  BookingConfirmed,
  BookingEvent,
  BookingPlaced,
} from '../../../services/libs/domain/booking/booking.events.ts';
import {
  type BookingState,
  initialBooking,
} from '../../../services/libs/domain/booking/booking.state.ts';
import type { BookTour } from '../../../services/libs/domain/booking/commands/book-tour.ts';
import type { CancelBooking } from '../../../services/libs/domain/booking/commands/cancel-booking.ts';
import type { ModifyBooking } from '../../../services/libs/domain/booking/commands/modify-booking.ts';
import type { RebookBooking } from '../../../services/libs/domain/booking/commands/rebook-booking.ts';
import type { Contact } from '../../../services/libs/domain/booking/contact.ts';
import { evolveBooking } from '../../../services/libs/domain/booking/evolve-booking.ts';
import type { Override } from '../../../services/libs/domain/booking/sale-rules.ts';
import type { Decider, Decision } from '../../../services/libs/domain/decision.ts';
import type { PriceBreakdown } from '../../../services/libs/domain/tour/pricing/price-breakdown.ts';
import type { PricingStructure } from '../../../services/libs/domain/tour/pricing/pricing-structure.ts';
import type { TourSchedule } from '../../../services/libs/domain/tour/tour.events.ts';

/** 12:00 in Dar es Salaam on Friday, 20 November 2026. */
export const now = '2026-11-20T09:00:00.000Z';

/** The departure of the tests: a Tuesday, eleven days ahead. */
export const slot = { date: '2026-12-01', time: '08:00' };
export const departure = { tourId: 'jozani-forest', ...slot };
/** 08:00 in Dar es Salaam. */
export const start = '2026-12-01T05:00:00.000Z';

export const bookingNumber = 74_100_680;
export const adults = 'Adults (10+)';
export const children = '3-9 years';

export const schedule: TourSchedule = {
  pickupTimes: ['08:00', '14:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  season: null,
  bookingCutoffHours: 2,
  maxGuests: 12,
  capacity: 20,
  confirmation: 'instant',
};

export const pricing: PricingStructure = {
  type: 'age_based',
  currency: 'USD',
  ageRates: [
    { ...categoryNamed(adults), priceMinor: 5000, minAge: 10, maxAge: null },
    { ...categoryNamed(children), priceMinor: 2500, minAge: 3, maxAge: 9 },
  ],
};

export const tour: BookableTour = {
  tourId: 'jozani-forest',
  title: 'Jozani Forest',
  status: 'active',
  durationHours: 5,
  meetingPoint: 'Your hotel lobby',
  meetingPointLink: null,
  pricing,
  schedule,
  pickupWindows: [],
};

/** The tour of the tests with another schedule. */
export function tourWith(changes: Partial<TourSchedule>): BookableTour {
  return { ...tour, schedule: { ...schedule, ...changes } };
}

export const contact: Contact = {
  name: 'Asha Juma',
  email: 'asha@example.com',
  phone: '+255 700 000 001',
};

export const twoAdults = [{ ...categoryNamed(adults), count: 2 }];

/** The price for adults at 50 dollars and children at 25. */
export function priceOf(adultCount: number, childCount = 0): PriceBreakdown {
  const line = (category: string, count: number, unitMinor: number) =>
    count === 0
      ? []
      : [{ ...categoryNamed(category), count, unitMinor, amountMinor: count * unitMinor }];
  return {
    currency: 'USD',
    lines: [...line(adults, adultCount, 5000), ...line(children, childCount, 2500)],
    totalMinor: adultCount * 5000 + childCount * 2500,
  };
}

export const override: Override = { reason: 'Regular guests', seatRules: [] };

export function bookTour(changes: Partial<BookTour> = {}): BookTour {
  return {
    type: 'BookTour',
    now,
    by: 'customer',
    bookingNumber,
    tour,
    slot,
    party: twoAdults,
    contact,
    reservationId: 'first-seats',
    ...changes,
  };
}

export function modifyBooking(
  changes: ModifyBooking['changes'],
  more: Partial<Omit<ModifyBooking, 'changes'>> = {},
): ModifyBooking {
  return {
    type: 'ModifyBooking',
    now,
    by: 'customer',
    tour,
    changes,
    reservationId: 'other-seats',
    ...more,
  };
}

export function rebookBooking(
  changes: RebookBooking['changes'] = {},
  more: Partial<Omit<RebookBooking, 'changes'>> = {},
): RebookBooking {
  return {
    type: 'RebookBooking',
    now,
    by: 'admin',
    tour,
    changes,
    reservationId: 'other-seats',
    ...more,
  };
}

export const cancelBooking: CancelBooking = { type: 'CancelBooking', now, by: 'customer' };

/** The default data of BookingPlaced. */
const placedData: BookingPlaced['data'] = {
  bookingNumber,
  placedAt: now,
  departure,
  tourTitle: 'Jozani Forest',
  durationHours: 5,
  meetingPoint: 'Your hotel lobby',
  meetingPointLink: null,
  party: twoAdults,
  price: priceOf(2),
  takes: 'first-seats',
  personal: contact,
};

export function bookingPlaced(changes: Partial<BookingPlaced['data']> = {}): BookingPlaced {
  return { type: 'BookingPlaced', data: { ...placedData, ...changes } };
}

export const bookingConfirmed: BookingConfirmed = { type: 'BookingConfirmed', data: {} };

export function bookingCancelled(
  changes: Partial<BookingCancelled['data']> = {},
): BookingCancelled {
  return {
    type: 'BookingCancelled',
    data: {
      tourId: 'jozani-forest',
      placedAt: now,
      by: 'customer',
      free: true,
      departure: slot,
      price: priceOf(2),
      drops: 'first-seats',
      ...changes,
    },
  };
}

export const reservationAbandoned: BookingEvent = {
  type: 'ReservationAbandoned',
  data: { reservationId: 'abandoned-seats', departure },
};

/** A booking of two adults on the departure of the tests, in each of its statuses. */
export const pending: readonly BookingEvent[] = [bookingPlaced()];
export const confirmed: readonly BookingEvent[] = [...pending, bookingConfirmed];
export const cancelled: readonly BookingEvent[] = [...confirmed, bookingCancelled()];

export function stateAfter(events: readonly BookingEvent[]): BookingState {
  return events.reduce(evolveBooking, initialBooking);
}

/** The booking's decider for one command only, so that a test needs no other command. */
export function bookingAsked<Command, Refusal>(
  decide: (command: Command, state: BookingState) => Decision<BookingEvent, Refusal>,
): Decider<BookingState, Command, BookingEvent, Refusal> {
  return { initialState: initialBooking, decide, evolve: evolveBooking };
}
