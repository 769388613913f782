import {
  bookingAsked,
  bookingConfirmed,
  bookingNumber,
  bookingPlaced,
  bookTour,
  cancelled,
  confirmed,
  contact,
  now,
  pending,
  priceOf,
  start,
  stateAfter,
  tour,
  tourWith,
} from '../../../../../test/support/stories/booking-story.ts';
import { collected } from '../../../../../test/support/stories/payment-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { bookingDecider } from '../booking.decider.ts';
import type { BookingEvent, BookingPlaced } from '../booking.events.ts';
import { requestWithoutSeats } from './book-tour.ts';
import { seatRequest as decide, type SeatRequest } from './seat-request.ts';

const booking = bookingAsked(decide);
const request: BookingEvent = {
  type: 'BookingRequestedWithoutSeats',
  data: withoutTakes(bookingPlaced()),
};
const requested = [request];

const seat = (changes: Partial<SeatRequest> = {}): SeatRequest => ({
  type: 'SeatRequest',
  now,
  by: 'customer',
  tour,
  reservationId: 'first-seats',
  ...changes,
});

function withoutTakes({ data }: BookingPlaced): Omit<BookingPlaced['data'], 'takes'> {
  const copy: { takes?: string } & Omit<BookingPlaced['data'], 'takes'> = { ...data };
  delete copy.takes;
  return copy;
}

describe('a request without seats', () => {
  it('has the terms of a booking, and takes no seats', () => {
    given(bookingAsked(requestWithoutSeats), []).when(bookTour()).then(requested);
    expect(stateAfter(requested)).toMatchObject({ status: 'requested', contact, bookingNumber });
    expect(stateAfter(requested)).not.toHaveProperty('reservationId');
  });

  it('keeps its pick-up window when it gets its seats', () => {
    const pickup = { zone: '', fromMinutes: 60, toMinutes: 30 };
    const atKendwa = { ...contact, pickupPlace: 'Kendwa Rocks' };
    const placed = bookingPlaced({ pickup, personal: atKendwa });
    const asked: BookingEvent = {
      type: 'BookingRequestedWithoutSeats',
      data: withoutTakes(placed),
    };
    const picking = { ...tour, pickupWindows: [pickup] };
    given(bookingAsked(requestWithoutSeats), [])
      .when(bookTour({ tour: picking, contact: atKendwa }))
      .then([asked]);
    given(booking, [asked]).when(seat()).then([placed, bookingConfirmed]);
  });

  it('is refused if a booking would be refused', () => {
    given(bookingAsked(requestWithoutSeats), requested)
      .when(bookTour())
      .thenRefused({ code: 'AlreadyBooked' });
    given(bookingAsked(requestWithoutSeats), [])
      .when(bookTour({ tour: { ...tour, status: 'deleted' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
  });

  it('gets its seats and is confirmed at once on an instant tour', () => {
    given(booking, requested).when(seat()).then([bookingPlaced(), bookingConfirmed]);
  });

  it('waits for the operator on other tours, unless the operator takes its seats', () => {
    const byHand = tourWith({ confirmation: 'by-hand' });
    given(booking, requested)
      .when(seat({ tour: byHand }))
      .then([bookingPlaced()]);
    given(booking, requested)
      .when(seat({ tour: byHand, by: 'admin' }))
      .then([bookingPlaced(), bookingConfirmed]);
  });

  it('keeps its price if the price of the tour changes', () => {
    const dearer = { ...tour, pricing: { ...tour.pricing, ageRates: [] } } as typeof tour;
    const later = '2026-11-21T09:00:00.000Z';
    given(booking, requested)
      .when(seat({ tour: dearer, now: later }))
      .then([bookingPlaced({ placedAt: later, price: priceOf(2) }), bookingConfirmed]);
  });

  it('is over once its departure has started, or is no longer sold', () => {
    given(booking, requested)
      .when(seat({ now: start }))
      .thenRefused({ code: 'PastDate' });
    given(booking, requested)
      .when(seat({ tour: { ...tour, status: 'unpublished' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
  });

  it('has no effect if it has its seats already, and is refused if it ended', () => {
    given(booking, pending).when(seat()).thenNothing();
    given(booking, confirmed).when(seat()).thenNothing();
    given(booking, cancelled).when(seat()).thenRefused({ code: 'BookingIsCancelled' });
    given(booking, []).when(seat()).thenRefused({ code: 'BookingNotFound' });
  });
});

describe('a request without seats', () => {
  const withdrawn: BookingEvent = { type: 'RequestWithdrawn', data: { by: 'customer' } };
  const declined: BookingEvent = {
    type: 'RequestWithdrawn',
    data: { by: 'admin', declined: true, personal: { text: 'Full' }, isReasonTold: true },
  };
  const over = [...requested, withdrawn];

  it('can be withdrawn or declined', () => {
    given(bookingDecider, requested)
      .when({ type: 'CancelBooking', now, by: 'customer' })
      .then([withdrawn]);
    given(bookingDecider, requested)
      .when({ type: 'DeclineBooking', now, by: 'admin', reason: ' Full ', isReasonTold: true })
      .then([declined]);
  });

  it('refuses changes, corrections of the contact, a confirmation and a check-in', () => {
    const refusal = { code: 'SeatsNotHeld' } as const;
    const changes = { party: [{ category: 'Adults (10+)', count: 3 }] };
    given(bookingDecider, requested)
      .when({ type: 'ModifyBooking', now, by: 'customer', tour, changes })
      .thenRefused(refusal);
    given(bookingDecider, requested)
      .when({ type: 'CorrectContact', by: 'admin', current: contact, contact })
      .thenRefused(refusal);
    given(bookingDecider, requested).when({ type: 'ConfirmBooking' }).thenRefused(refusal);
    given(bookingDecider, requested)
      .when({ type: 'CheckInGuests' })
      .thenRefused({ code: 'NotConfirmed' });
  });

  it('cannot get seats, be declined or be rebooked once it is over', () => {
    given(bookingDecider, over).when({ type: 'CancelBooking', now, by: 'customer' }).thenNothing();
    given(bookingDecider, over)
      .when({ type: 'DeclineBooking', now, by: 'admin' })
      .thenRefused({ code: 'NotPending' });
    given(bookingDecider, [...requested, declined])
      .when({ type: 'DeclineBooking', now, by: 'admin' })
      .thenNothing();
    given(booking, over).when(seat()).thenRefused({ code: 'BookingIsCancelled' });
    given(bookingDecider, over)
      .when({
        type: 'RebookBooking',
        now,
        by: 'admin',
        tour,
        changes: {},
        reservationId: 'other-seats',
      })
      .thenRefused({ code: 'RequestIsOver' });
  });

  it('can take money, which stays with the booking', () => {
    expect(stateAfter([...requested, collected(5000), bookingPlaced()])).toMatchObject({
      status: 'pending',
      collected: { USD: 5000 },
      payments: [{ number: 1 }],
    });
  });
});
