import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  priceOf,
  reservationAbandoned,
  slot,
  twoAdults,
} from '../../../../test/support/booking-story.ts';
import { on, project, sealed } from '../../../../test/support/projection-story.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import { bookingTabs } from './booking-tabs.projection.ts';

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
  price: priceOf(2),
  contact: sealed('asha'),
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  revision: 0,
};

function after(event: BookingEvent) {
  return project(bookingTabs, [placed, on(stream, event, later)]);
}

const changed = { ...card, updatedAt: later, revision: 1 };

describe('A booking’s card', () => {
  it('shows what was booked, with the contact sealed', () => {
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

  it('counts another party', () => {
    const party = [{ category: 'Adults (10+)', count: 5 }];
    const change: BookingEvent = {
      type: 'PartyChanged',
      data: { before: twoAdults, after: party, takes: 'b', drops: 'a' },
    };
    after(change).then({ '74100680': { ...changed, party, guests: 5 } });
  });

  it('shows another price', () => {
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: {
        tourId: 'jozani-forest',
        placedAt: card.createdAt,
        before: priceOf(2),
        after: priceOf(1),
      },
    };
    after(repriced).then({ '74100680': { ...changed, price: priceOf(1) } });
  });

  it('keeps the corrected contact, sealed', () => {
    const correction: BookingEvent = {
      type: 'ContactCorrected',
      data: { changed: ['phone'], personal: sealed('corrected') },
    };
    after(correction).then({ '74100680': { ...changed, contact: sealed('corrected') } });
  });

  it('shows that the booking is cancelled, and that it takes place after all', () => {
    after(bookingCancelled()).then({ '74100680': { ...changed, status: 'cancelled' } });
    const rebooked: BookingEvent = {
      type: 'BookingRebooked',
      data: {
        tourId: 'jozani-forest',
        placedAt: card.createdAt,
        departure: { before: slot, after: { date: '2027-01-05', time: '14:00' } },
        party: { before: twoAdults, after: [{ category: 'Adults (10+)', count: 1 }] },
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
        party: [{ category: 'Adults (10+)', count: 1 }],
        guests: 1,
        price: priceOf(1),
        revision: 2,
      },
    });
  });

  it.each<BookingEvent>([
    { type: 'GuestsCheckedIn', data: { guests: 2 } },
    { type: 'CheckInUndone', data: {} },
    { type: 'NoShowMarked', data: {} },
    { type: 'NoShowUndone', data: {} },
    { type: 'PaymentCollected', data: { currency: 'USD', amountMinor: 100, method: 'cash' } },
    { type: 'RefundRecorded', data: { currency: 'USD', amountMinor: 100, method: 'cash' } },
    { type: 'BookingNoteAdded', data: { personal: sealed('note') } },
  ])('has a new revision after $type, which a client can see', (event) => {
    after(event).then({ '74100680': changed });
  });

  it('has no new revision after housekeeping', () => {
    after(reservationAbandoned).then({ '74100680': card });
  });

  it('is not there for a number that holds nothing but abandoned seats', () => {
    project(bookingTabs, [on(stream, reservationAbandoned)]).then({});
  });
});
