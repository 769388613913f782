import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  priceOf,
  slot,
} from '../../../../test/support/booking-story.ts';
import type { ActorKind } from '../actor.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import type { Contact } from '../booking/contact.ts';
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
const partyChanged: BookingEvent = { type: 'PartyChanged', data: { before: [], after: [] } };
const corrected = (...changed: readonly (keyof Contact)[]): BookingEvent => ({
  type: 'ContactCorrected',
  data: { changed, personal: { name: 'Asha', email: 'asha@example.com', phone: '+255' } },
});
const noted: BookingEvent = { type: 'BookingNoteAdded', data: { personal: { text: 'Hello' } } };

/** Who gets an e-mail about a command: the template, and the recipients. */
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

  it('is nobody where a booking was changed as one of many', () => {
    const silent = { bulkActId: 'clean', isSilent: true } as const;
    expect(told('admin', bookingCancelled({ by: 'admin', ...silent }))).toEqual([undefined]);
    const restored = { ...rebooked, data: { ...rebooked.data, ...silent } } as BookingEvent;
    expect(told('admin', restored)).toEqual([undefined]);
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

  it('hears of another party or price, the operator only of what was not their own doing', () => {
    const toBoth = ['booking-changed', 'traveller', 'operator'];
    expect(told('customer', partyChanged, repriced)).toEqual(toBoth);
    expect(told('customer', partyChanged)).toEqual(toBoth);
    expect(told('admin', repriced)).toEqual(['booking-changed', 'traveller']);
  });

  it('is the traveller where the contact was corrected, whoever did', () => {
    expect(told('customer', corrected('phone'))).toEqual(['contact-corrected', 'traveller']);
    expect(told('admin', corrected('name'))).toEqual(['contact-corrected', 'traveller']);
  });

  it('hears of everything one command did at once', () => {
    expect(told('customer', rescheduled, partyChanged, repriced, corrected('phone'))).toEqual([
      ...['booking-rescheduled', 'traveller', 'operator'],
    ]);
    expect(told('admin', partyChanged, corrected('name'))).toEqual([
      'booking-changed',
      'traveller',
    ]);
  });

  it('is whoever had the address too where it was corrected', () => {
    const former = { template: 'contact-corrected', recipient: 'former-traveller' };
    expect(notificationsOfCommand({ by: 'admin', events: [corrected('email', 'phone')] })).toEqual([
      { template: 'contact-corrected', recipient: 'traveller' },
      former,
    ]);
    expect(
      notificationsOfCommand({ by: 'admin', events: [rescheduled, corrected('email')] }),
    ).toEqual([{ template: 'booking-rescheduled', recipient: 'traveller' }, former]);
  });

  it('hears that a cancelled booking stands again', () => {
    expect(told('admin', rebooked)).toEqual(['booking-rebooked', 'traveller']);
  });

  it('is nobody where nothing was stored that anybody has to hear of', () => {
    expect(notificationsOfCommand({ by: 'admin', events: [] })).toEqual([]);
    expect(notificationsOfCommand({ by: 'admin', events: [noted] })).toEqual([]);
  });

  it('knows which events may be a reason', () => {
    const reasons = [placed, cancelled, rescheduled, rebooked, bookingConfirmed];
    expect([...reasons, partyChanged, repriced, corrected('name')].every(isTold)).toBe(true);
    expect(isTold(noted)).toBe(false);
  });
});
