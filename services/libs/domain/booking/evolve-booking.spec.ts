import { categoryNamed } from '../../../../test/support/category-named.ts';
import {
  adults,
  bookingCancelled,
  bookingConfirmed,
  bookingNumber,
  bookingPlaced,
  cancelled,
  confirmed,
  contact,
  departure,
  now,
  pending,
  priceOf,
  reservationAbandoned,
  slot,
  stateAfter,
  twoAdults,
} from '../../../../test/support/stories/booking-story.ts';
import { collected, refunded } from '../../../../test/support/stories/payment-story.ts';
import type { Sealed } from '../personal-data/personal-data.ts';
import type { BookingEvent } from './booking.events.ts';

const facts = {
  bookingNumber,
  placedAt: now,
  departure,
  party: twoAdults,
  price: priceOf(2),
  contact,
  collected: {},
  refunded: {},
  payments: [],
  refunds: [],
  writtenOff: null,
  droppedReservations: [],
  abandonedReservations: [],
};

const afternoon = { ...slot, time: '14:00' };
const threeAdults = [{ ...categoryNamed(adults), count: 3 }];
const rescheduled: BookingEvent = {
  type: 'BookingRescheduled',
  data: { before: slot, after: afternoon, takes: 'other-seats', drops: 'first-seats' },
};
const partyChanged: BookingEvent = {
  type: 'PartyChanged',
  data: { before: twoAdults, after: threeAdults },
};
const repriced: BookingEvent = {
  type: 'BookingRepriced',
  data: { tourId: 'jozani-forest', placedAt: now, before: priceOf(2), after: priceOf(3) },
};
const corrected: BookingEvent = {
  type: 'ContactCorrected',
  data: { changed: ['name'], personal: { ...contact, name: 'Asha' } },
};
const rebooked: BookingEvent = {
  type: 'BookingRebooked',
  data: {
    tourId: 'jozani-forest',
    placedAt: now,
    departure: { before: slot, after: afternoon },
    party: { before: twoAdults, after: threeAdults },
    price: { before: priceOf(2), after: priceOf(3) },
    takes: 'other-seats',
  },
};
const paid = collected(4000);
const givenBack = refunded(4000);
const dollars = { currency: 'USD', amountMinor: 4000 };
const entry = {
  number: 1,
  tendered: dollars,
  applied: dollars,
  recordedAt: now,
  isVoided: false,
};
const checkedIn: BookingEvent = { type: 'GuestsCheckedIn', data: { guests: 2 } };
const note: BookingEvent = { type: 'BookingNoteAdded', data: { personal: { text: 'Hello' } } };

describe('the state of a booking', () => {
  it('is empty before the booking is placed', () => {
    expect(stateAfter([])).toStrictEqual({
      status: 'none',
      droppedReservations: [],
      abandonedReservations: [],
    });
  });

  it('has only abandoned reservations if no other event happened', () => {
    expect(stateAfter([reservationAbandoned])).toStrictEqual({
      status: 'none',
      droppedReservations: [],
      abandonedReservations: ['abandoned-seats'],
    });
  });

  it('has all agreed terms once the booking is placed', () => {
    expect(stateAfter([reservationAbandoned, ...pending])).toStrictEqual({
      ...facts,
      status: 'pending',
      reservationId: 'first-seats',
      abandonedReservations: ['abandoned-seats'],
    });
  });

  it('has travellers who are expected once it is confirmed', () => {
    expect(stateAfter(confirmed)).toStrictEqual({
      ...facts,
      status: 'confirmed',
      reservationId: 'first-seats',
      attendance: { kind: 'expected' },
    });
  });

  it('follows every change', () => {
    expect(
      stateAfter([
        ...confirmed,
        checkedIn,
        rescheduled,
        partyChanged,
        repriced,
        corrected,
        paid,
        givenBack,
        collected(4000, { paymentNo: 2 }),
        note,
      ]),
    ).toStrictEqual({
      ...facts,
      status: 'confirmed',
      departure: { ...departure, time: '14:00' },
      party: threeAdults,
      price: priceOf(3),
      contact: { ...contact, name: 'Asha' },
      collected: { USD: 8000 },
      refunded: { USD: 4000 },
      payments: [entry, { ...entry, number: 2 }],
      refunds: [{ ...entry, of: null }],
      reservationId: 'other-seats',
      droppedReservations: ['first-seats'],
      attendance: { kind: 'expected' },
    });
  });

  it('follows every change of a request', () => {
    expect(stateAfter([...pending, rescheduled, partyChanged])).toStrictEqual({
      ...facts,
      status: 'pending',
      departure: { ...departure, time: '14:00' },
      party: threeAdults,
      reservationId: 'other-seats',
      droppedReservations: ['first-seats'],
    });
  });

  it('has the details of the cancellation', () => {
    expect(stateAfter([...confirmed, paid, checkedIn, bookingCancelled()])).toStrictEqual({
      ...facts,
      status: 'cancelled',
      isDeclined: false,
      collected: { USD: 4000 },
      payments: [entry],
      droppedReservations: ['first-seats'],
    });
    expect(stateAfter([...pending, bookingCancelled({ declined: true })])).toStrictEqual({
      ...facts,
      status: 'cancelled',
      isDeclined: true,
      droppedReservations: ['first-seats'],
    });
  });

  it('has the details of the rebooking', () => {
    expect(stateAfter([...cancelled, paid, rebooked])).toStrictEqual({
      ...facts,
      status: 'confirmed',
      departure: { ...departure, time: '14:00' },
      party: threeAdults,
      price: priceOf(3),
      collected: { USD: 4000 },
      payments: [entry],
      reservationId: 'other-seats',
      droppedReservations: ['first-seats'],
      attendance: { kind: 'expected' },
    });
  });

  it('counts the payments of version 1, which have no number', () => {
    const first = collected(4000, { paymentNo: null, recordedAt: null });
    const state = stateAfter([...confirmed, first, first, collected(4000, { paymentNo: 3 })]);
    expect(state).toMatchObject({ payments: [{ number: 1 }, { number: 2 }, { number: 3 }] });
    const back = refunded(1000, { refundNo: null, recordedAt: null });
    expect(stateAfter([...confirmed, first, back, back])).toMatchObject({
      refunds: [
        { number: 1, of: null, recordedAt: null },
        { number: 2, of: null, recordedAt: null },
      ],
    });
  });

  it('keeps the contact as stored: sealed', () => {
    const sealed = 'v1.customer.c2VhbGVk' as Sealed;
    const state = stateAfter([bookingPlaced({ personal: sealed })]);
    expect(state).toMatchObject({ contact: sealed });
  });
});

describe('an event that cannot happen to a booking changes nothing', () => {
  const changes = [rescheduled, partyChanged, repriced, corrected];

  it.each([
    ['of a number without a booking', [], [bookingConfirmed, ...changes, bookingCancelled()]],
    ['of a number without a booking', [], [rebooked, checkedIn, paid, givenBack, note]],
    ['placed again', confirmed, [bookingPlaced({ bookingNumber: 1 })]],
    ['confirmed again', [...confirmed, checkedIn], [bookingConfirmed]],
    ['changed while cancelled', cancelled, [bookingConfirmed, ...changes, checkedIn]],
    ['cancelled again', cancelled, [bookingCancelled({ drops: 'other-seats', declined: true })]],
    ['rebooked though not cancelled', confirmed, [rebooked]],
    ['attended though not confirmed', pending, [checkedIn]],
  ])('%s', (_what, before, events: readonly BookingEvent[]) => {
    for (const event of events) {
      expect(stateAfter([...before, event])).toStrictEqual(stateAfter(before));
    }
  });
});
