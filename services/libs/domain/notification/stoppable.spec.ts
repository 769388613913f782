import { isStoppable } from './stoppable.ts';

describe('an e-mail to a recipient over the daily limit', () => {
  it.each([
    ['booking-confirmed', 'traveller', 'customer', false],
    ['booking-requested', 'traveller', 'customer', false],
    ['booking-cancelled', 'traveller', 'customer', false],
    ['booking-rescheduled', 'traveller', 'admin', false],
    ['booking-changed', 'traveller', 'system', false],
    ['contact-message', 'operator', 'customer', false],
    ['departures-digest', 'operator', 'system', false],
    ['booking-rebooked', 'traveller', 'admin', false],
    ['booking-rebooked', 'traveller', 'customer', true],
    ['booking-rescheduled', 'traveller', 'customer', true],
    ['contact-corrected', 'former-traveller', 'customer', true],
    ['lost-references', 'traveller', 'customer', true],
    ['reminder', 'traveller', 'system', true],
    ['booking-confirmed', 'operator', 'customer', true],
  ] as const)('%s, to the %s, caused by %s: stopped %s', (template, recipient, by, stopped) => {
    expect(isStoppable({ template, recipient }, by)).toBe(stopped);
  });
});
