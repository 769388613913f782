import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  priceOf,
  slot,
} from '../../../../test/support/booking-story.ts';
import type { ActorKind } from '../actor.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import { isTold, notificationsOfCommand } from './notifications-of-command.ts';

const placed = bookingPlaced();
const cancelled = bookingCancelled();
const rescheduled: BookingEvent = {
  type: 'BookingRescheduled',
  data: { before: slot, after: { ...slot, time: '14:00' } },
};
const repriced: BookingEvent = {
  type: 'BookingRepriced',
  data: { tourId: 'jozani-forest', placedAt: 'x', before: priceOf(2), after: priceOf(3) },
};
const rebooked: BookingEvent = {
  type: 'BookingRebooked',
  data: {
    ...{ tourId: 'jozani-forest', placedAt: 'x', takes: 'seats' },
    departure: { before: slot, after: slot },
    party: { before: [], after: [] },
    price: { before: priceOf(2), after: priceOf(2) },
  },
};
const noted: BookingEvent = { type: 'BookingNoteAdded', data: { personal: { text: 'Hello' } } };

/** Who is told about a command: the template, and the recipients. */
function told(by: ActorKind, ...events: readonly BookingEvent[]) {
  const wishes = notificationsOfCommand({ by, events });
  return [wishes[0]?.template, ...wishes.map(({ recipient }) => recipient)];
}

describe('who is told about a command', () => {
  it('is the traveller and the operator when somebody booked', () => {
    const toBoth = ['booking-confirmed', 'traveller', 'operator'];
    expect(told('customer', placed, bookingConfirmed)).toEqual(toBoth);
    expect(told('admin', placed, bookingConfirmed)).toEqual(toBoth);
  });

  it('reads of a request where the operator confirms by hand, and of the answer to it', () => {
    expect(told('customer', placed)).toEqual(['booking-requested', 'traveller', 'operator']);
    expect(told('admin', bookingConfirmed)).toEqual(['booking-confirmed', 'traveller']);
    const declined = bookingCancelled({ by: 'admin', declined: true });
    expect(told('admin', declined, noted)).toEqual(['request-declined', 'traveller']);
  });

  it('hears of a cancellation, the operator only of one that was not their own', () => {
    expect(told('customer', cancelled)).toEqual(['booking-cancelled', 'traveller', 'operator']);
    expect(told('admin', cancelled)).toEqual(['booking-cancelled', 'traveller']);
  });

  it('hears of another date or time, whatever else changed with it', () => {
    const toBoth = ['booking-rescheduled', 'traveller', 'operator'];
    expect(told('customer', rescheduled)).toEqual(toBoth);
    expect(told('customer', rescheduled, repriced)).toEqual(toBoth);
    expect(told('admin', rescheduled)).toEqual(['booking-rescheduled', 'traveller']);
  });

  it('hears that a cancelled booking stands again', () => {
    expect(told('admin', rebooked)).toEqual(['booking-rebooked', 'traveller']);
  });

  it('is nobody where nothing was stored that anybody has to hear of', () => {
    expect(notificationsOfCommand({ by: 'admin', events: [] })).toEqual([]);
    expect(notificationsOfCommand({ by: 'admin', events: [noted] })).toEqual([]);
  });

  it('knows which events may be a reason', () => {
    expect([placed, cancelled, rescheduled, rebooked, bookingConfirmed].every(isTold)).toBe(true);
    expect([noted, repriced].some(isTold)).toBe(false);
  });
});
