import { categoryNamed } from '../../../../../test/support/category-named.ts';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  priceOf,
  reservationAbandoned,
  slot,
  twoAdults,
} from '../../../../../test/support/stories/booking-story.ts';
import {
  collected,
  paymentVoided,
  refunded,
  refundVoided,
} from '../../../../../test/support/stories/payment-story.ts';
import { on, project, sealed } from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { guestsAfter, noGuests } from '../../../domain/booking/guest-ids.ts';
import { type BookingCard, bookingTabs, foldBookingCard } from './booking-tabs.projection.ts';

const stream = 'booking-74100680';
const placed = on(stream, bookingPlaced({ personal: sealed('asha') }));
const later = '2026-11-21T10:00:00.000Z';

const card = {
  bookingNumber: 74_100_680,
  status: 'pending',
  tourId: 'jozani-forest',
  tourTitle: 'Jozani Forest',
  date: '2026-12-01',
  pickupTime: '08:00',
  durationHours: 5,
  meetingPoint: 'Your hotel lobby',
  meetingPointLink: null,
  guests: 2,
  party: twoAdults,
  guestList: guestsAfter(noGuests, twoAdults),
  price: priceOf(2),
  currency: 'USD',
  attendance: { kind: 'expected' },
  collected: {},
  refunded: {},
  writtenOff: null,
  toGiveBackSince: '',
  totalMinor: priceOf(2).totalMinor,
  dueMinor: priceOf(2).totalMinor,
  isUnpaid: true,
  notes: [],
  hasNotes: false,
  tags: [],
  contact: sealed('asha'),
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  revision: 0,
};

function after(event: BookingEvent) {
  return project(bookingTabs, [placed, on(stream, event, later)]);
}

const changed = { ...card, updatedAt: later, revision: 1 };

/** How the traveller cancelled the booking. */
const freely = { at: later, by: 'customer', isFree: true } as const;
const asRequest = { ...freely, isOfRequest: true } as const;

describe('A booking’s card', () => {
  it('shows the content of the booking, with the contact sealed', () => {
    project(bookingTabs, [placed]).then({ '74100680': card });
  });

  it('shows that the booking is confirmed', () => {
    after(bookingConfirmed).then({ '74100680': { ...changed, status: 'confirmed' } });
  });

  it('moves to another departure', () => {
    const move: BookingEvent = {
      type: 'BookingRescheduled',
      data: { before: slot, after: { date: '2026-12-02', time: '14:00' }, takes: 'b', drops: 'a' },
    };
    after(move).then({
      '74100680': { ...changed, date: '2026-12-02', pickupTime: '14:00' },
    });
  });

  it('shows the new party', () => {
    const party = [{ ...categoryNamed('Adults (10+)'), count: 5 }];
    const change: BookingEvent = {
      type: 'PartyChanged',
      data: { before: twoAdults, after: party, takes: 'b', drops: 'a' },
    };
    after(change).then({
      '74100680': {
        ...changed,
        party,
        guests: 5,
        guestList: guestsAfter(card.guestList, party),
      },
    });
  });

  it('shows the new price', () => {
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: {
        tourId: 'jozani-forest',
        placedAt: card.createdAt,
        before: priceOf(2),
        after: { ...priceOf(1), currency: 'EUR' },
      },
    };
    after(repriced).then({
      '74100680': {
        ...changed,
        price: { ...priceOf(1), currency: 'EUR' },
        currency: 'EUR',
        totalMinor: 5_000,
        dueMinor: 5_000,
      },
    });
  });

  it('keeps the corrected contact, sealed', () => {
    const correction: BookingEvent = {
      type: 'ContactCorrected',
      data: { changed: ['phone'], personal: sealed('corrected') },
    };
    after(correction).then({ '74100680': { ...changed, contact: sealed('corrected') } });
  });

  it('shows that the booking is cancelled, and later that it is rebooked', () => {
    after(bookingCancelled()).then({
      '74100680': {
        ...changed,
        status: 'cancelled',
        cancelled: asRequest,
        dueMinor: 0,
        isUnpaid: false,
      },
    });
    const wasConfirmed = [bookingConfirmed, bookingCancelled()].map((event) =>
      on(stream, event, later),
    );
    project(bookingTabs, [placed, ...wasConfirmed]).then({
      '74100680': {
        ...changed,
        status: 'cancelled',
        cancelled: freely,
        dueMinor: 0,
        isUnpaid: false,
        revision: 2,
      },
    });
    const oneAdult = [{ ...categoryNamed('Adults (10+)'), count: 1 }];
    const rebooked: BookingEvent = {
      type: 'BookingRebooked',
      data: {
        tourId: 'jozani-forest',
        placedAt: card.createdAt,
        departure: { before: slot, after: { date: '2027-01-05', time: '14:00' } },
        party: { before: twoAdults, after: oneAdult },
        price: { before: priceOf(2), after: priceOf(1) },
        takes: 'c',
      },
    };
    const history = [placed, on(stream, bookingCancelled(), later), on(stream, rebooked, later)];
    project(bookingTabs, history).then({
      '74100680': {
        ...changed,
        status: 'confirmed',
        date: '2027-01-05',
        pickupTime: '14:00',
        party: [{ ...categoryNamed('Adults (10+)'), count: 1 }],
        guests: 1,
        guestList: guestsAfter(card.guestList, oneAdult),
        price: priceOf(1),
        totalMinor: 5_000,
        dueMinor: 5_000,
        revision: 2,
      },
    });
  });

  const checkedIn: BookingEvent = { type: 'GuestsCheckedIn', data: { guests: 1 } };
  const checkInUndone: BookingEvent = { type: 'CheckInUndone', data: {} };
  const noShowMarked: BookingEvent = { type: 'NoShowMarked', data: {} };
  const noShowUndone: BookingEvent = { type: 'NoShowUndone', data: {} };
  const expected = { attendance: { kind: 'expected' } };

  it.each<[string, readonly BookingEvent[], object]>([
    ['came', [checkedIn], { attendance: { kind: 'checked-in', guests: 1 } }],
    ['did not come', [noShowMarked], { attendance: { kind: 'no-show' } }],
    ['were checked in by mistake', [checkedIn, checkInUndone], expected],
    ['were marked as a no-show by mistake', [noShowMarked, noShowUndone], expected],
  ])('shows that the travellers %s', (_, events, shown) => {
    const history = events.map((event) => on(stream, event, later));
    project(bookingTabs, [placed, ...history]).then({
      '74100680': { ...changed, ...shown, revision: events.length },
    });
  });

  it('drops the attendance when the booking moves or is cancelled', () => {
    const move: BookingEvent = {
      type: 'BookingRescheduled',
      data: { before: slot, after: { date: '2026-12-02', time: '08:00' }, takes: 'b', drops: 'a' },
    };
    for (const [event, shown] of [
      [move, { date: '2026-12-02' }],
      [
        bookingCancelled(),
        { status: 'cancelled', cancelled: asRequest, dueMinor: 0, isUnpaid: false },
      ],
    ] as const) {
      const history = [checkedIn, event].map((each) => on(stream, each, later));
      project(bookingTabs, [placed, ...history]).then({
        '74100680': { ...changed, ...shown, revision: 2 },
      });
    }
  });

  it('adds up the collected and refunded money in each currency', () => {
    const history = [
      collected(6_000),
      collected(4_050),
      collected(100, { currency: 'EUR' }),
      refunded(50),
    ].map((event) => on(stream, event, later));
    project(bookingTabs, [placed, ...history]).then({
      '74100680': {
        ...changed,
        dueMinor: 0,
        collected: { USD: 10_050, EUR: 100 },
        refunded: { USD: 50 },
        toGiveBackSince: later,
        isUnpaid: false,
        revision: 4,
      },
    });
  });

  it('also adds up the amounts in the currency of payment if it is a different currency', () => {
    const shillings = { tendered: { currency: 'TZS', amountMinor: 10_000_000 } } as const;
    const history = [collected(6_000), collected(4_000, shillings), refunded(500)];
    project(bookingTabs, [placed, ...history.map((event) => on(stream, event, later))]).then({
      '74100680': {
        ...changed,
        dueMinor: 500,
        collected: { USD: 10_000 },
        refunded: { USD: 500 },
        tendered: { collected: { USD: 6_000, TZS: 10_000_000 }, refunded: { USD: 500 } },
        revision: 3,
      },
    });
  });

  it('no longer counts voided entries in either amount', () => {
    const shillings = { tendered: { currency: 'TZS', amountMinor: 10_000_000 } } as const;
    const history = [collected(4_000, shillings), paymentVoided(4_000, shillings), refunded(500)];
    const events = [...history, refundVoided(500)].map((event) => on(stream, event, later));
    project(bookingTabs, [placed, ...events]).then({
      '74100680': {
        ...changed,
        collected: { USD: 0 },
        refunded: { USD: 0 },
        tendered: { collected: { TZS: 0 }, refunded: { USD: 0 } },
        revision: 4,
      },
    });
  });

  it('has money to refund from the first event that says so until the money is refunded', () => {
    const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
    const since = (events: readonly (readonly [BookingEvent, string])[]) =>
      [[bookingPlaced(), at(20)] as const, ...events]
        .map(([event, occurredAt], revision) => ({ ...event, occurredAt, revision }))
        .reduce<BookingCard | undefined>(foldBookingCard, undefined)?.toGiveBackSince;
    const paid = [[collected(10_000), at(21)]] as const;
    const owed = [...paid, [bookingCancelled(), at(22)]] as const;
    expect(since(paid)).toBe('');
    expect(since(owed)).toBe(at(22));
    expect(since([...owed, [refunded(4_000), at(23)]])).toBe(at(22));
    const given = [...owed, [refunded(10_000), at(23)]] as const;
    expect(since(given)).toBe('');
    expect(since([...given, [refundVoided(10_000), at(24)]])).toBe(at(24));
    expect(since([...owed, [paymentVoided(10_000), at(24)]])).toBe('');
  });

  it('shows the written-off debt of a no-show, until the no-show is undone', () => {
    const amount = { currency: 'USD', amountMinor: 10_000 } as const;
    const history: BookingEvent[] = [
      { type: 'NoShowMarked', data: {} },
      { type: 'DebtWrittenOff', data: { amount } },
    ];
    const shown = (events: readonly BookingEvent[]) =>
      project(bookingTabs, [placed, ...events.map((event) => on(stream, event, later))]);
    const missed = { ...changed, attendance: { kind: 'no-show' } };
    shown(history).then({
      '74100680': { ...missed, writtenOff: amount, isUnpaid: false, dueMinor: 0, revision: 2 },
    });
    const undone: BookingEvent = { type: 'WriteOffUndone', data: { amount } };
    shown([...history, undone]).then({ '74100680': { ...missed, revision: 3 } });
    shown([...history, { type: 'NoShowUndone', data: {} }]).then({
      '74100680': { ...changed, revision: 3 },
    });
  });

  it('counts how often the mailed links were ended', () => {
    const ended: BookingEvent = { type: 'MailedLinksEnded', data: {} };
    project(bookingTabs, [placed, on(stream, ended, later), on(stream, ended, later)]).then({
      '74100680': { ...changed, endedLinks: 2, revision: 2 },
    });
  });

  it('keeps the notes of staff, sealed, until they are withdrawn', () => {
    const note = (key: string): BookingEvent => ({
      type: 'BookingNoteAdded',
      data: { personal: sealed(key) },
    });
    const noted = [placed, on(stream, note('first'), later), on(stream, note('second'), later)];
    const second = { revision: 2, at: later, personal: sealed('second') };
    project(bookingTabs, noted).then({
      '74100680': {
        ...changed,
        notes: [{ revision: 1, at: later, personal: sealed('first') }, second],
        hasNotes: true,
        revision: 2,
      },
    });
    const withdrawn = on(stream, { type: 'BookingNoteWithdrawn', data: { undoes: 1 } }, later);
    project(bookingTabs, [...noted, withdrawn]).then({
      '74100680': { ...changed, notes: [second], hasNotes: true, revision: 3 },
    });
  });

  it('has no new revision after internal events', () => {
    after(reservationAbandoned).then({ '74100680': card });
  });

  it('does not exist if its number has only abandoned reservations', () => {
    project(bookingTabs, [on(stream, reservationAbandoned)]).then({});
  });
});
