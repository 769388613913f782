import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  priceOf,
  slot,
} from '../../../../test/support/stories/booking-story.ts';
import type { ActorKind } from '../actor.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import type { Contact } from '../booking/contact.ts';
import { causesNotification, notificationsOfCommand } from './notifications-of-command.ts';

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
  const inputs = notificationsOfCommand({ by, events });
  return [inputs[0]?.template, ...inputs.map(({ recipient }) => recipient)];
}

describe('the e-mails about a command', () => {
  it('are sent to the traveller and the operator for a booking', () => {
    const toBoth = ['booking-confirmed', 'traveller', 'operator'];
    expect(told('customer', placed, bookingConfirmed)).toEqual(toBoth);
    expect(told('admin', placed, bookingConfirmed)).toEqual(toBoth);
  });

  it('announce a request, and the operator’s answer to it, if the operator confirms by hand', () => {
    expect(told('customer', placed)).toEqual(['booking-requested', 'traveller', 'operator']);
    expect(told('admin', bookingConfirmed)).toEqual(['booking-confirmed', 'traveller']);
    const declined = bookingCancelled({ by: 'admin', declined: true });
    expect(told('admin', declined, noted)).toEqual(['request-declined', 'traveller']);
  });

  it('do not exist for a booking that is changed in bulk', () => {
    const silent = { bulkActId: 'clean', isSilent: true } as const;
    expect(told('admin', bookingCancelled({ by: 'admin', ...silent }))).toEqual([undefined]);
    const restored = { ...rebooked, data: { ...rebooked.data, ...silent } } as BookingEvent;
    expect(told('admin', restored)).toEqual([undefined]);
    const imported = { ...placed, data: { ...placed.data, ...silent } } as BookingEvent;
    expect(told('admin', imported, bookingConfirmed)).toEqual([undefined]);
  });

  it('announce a cancellation, to the operator only if the operator did not cancel', () => {
    expect(told('customer', cancelled)).toEqual(['booking-cancelled', 'traveller', 'operator']);
    expect(told('admin', cancelled)).toEqual(['booking-cancelled', 'traveller']);
  });

  it('announce another date or time, even if the price changed too', () => {
    const toBoth = ['booking-rescheduled', 'traveller', 'operator'];
    expect(told('customer', rescheduled)).toEqual(toBoth);
    expect(told('customer', rescheduled, repriced)).toEqual(toBoth);
    expect(told('admin', rescheduled)).toEqual(['booking-rescheduled', 'traveller']);
  });

  it('announce changed travellers or a changed price, to the operator only if the operator did not change it', () => {
    const toBoth = ['booking-changed', 'traveller', 'operator'];
    expect(told('customer', partyChanged, repriced)).toEqual(toBoth);
    expect(told('customer', partyChanged)).toEqual(toBoth);
    expect(told('admin', repriced)).toEqual(['booking-changed', 'traveller']);
  });

  it('are sent to the traveller if anybody corrects the contact', () => {
    expect(told('customer', corrected('phone'))).toEqual(['contact-corrected', 'traveller']);
    expect(told('admin', corrected('name'))).toEqual(['contact-corrected', 'traveller']);
  });

  it('cover all changes of one command', () => {
    expect(told('customer', rescheduled, partyChanged, repriced, corrected('phone'))).toEqual([
      ...['booking-rescheduled', 'traveller', 'operator'],
    ]);
    expect(told('admin', partyChanged, corrected('name'))).toEqual([
      'booking-changed',
      'traveller',
    ]);
  });

  it('are also sent to the former address if the e-mail address is corrected', () => {
    const former = { template: 'contact-corrected', recipient: 'former-traveller' };
    expect(notificationsOfCommand({ by: 'admin', events: [corrected('email', 'phone')] })).toEqual([
      { template: 'contact-corrected', recipient: 'traveller' },
      former,
    ]);
    expect(
      notificationsOfCommand({ by: 'admin', events: [rescheduled, corrected('email')] }),
    ).toEqual([{ template: 'booking-rescheduled', recipient: 'traveller' }, former]);
  });

  it('announce that a cancelled booking is reinstated', () => {
    expect(told('admin', rebooked)).toEqual(['booking-rebooked', 'traveller']);
    expect(told('customer', rebooked)).toEqual(['booking-rebooked', 'traveller', 'operator']);
  });

  it('do not exist if no stored event needs an e-mail', () => {
    expect(notificationsOfCommand({ by: 'admin', events: [] })).toEqual([]);
    expect(notificationsOfCommand({ by: 'admin', events: [noted] })).toEqual([]);
  });

  it('depend on a known list of event types', () => {
    const reasons = [placed, cancelled, rescheduled, rebooked, bookingConfirmed];
    expect([...reasons, partyChanged, repriced, corrected('name')].every(causesNotification)).toBe(
      true,
    );
    expect(causesNotification(noted)).toBe(false);
  });
});
