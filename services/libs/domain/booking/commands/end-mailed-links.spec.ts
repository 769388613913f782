import {
  bookingAsked,
  cancelled,
  confirmed,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { MailedLinksEnded } from '../booking.events.ts';
import { endMailedLinks } from './end-mailed-links.ts';

const booking = bookingAsked(endMailedLinks);
const ended: MailedLinksEnded = { type: 'MailedLinksEnded', data: {} };

describe('ending the mailed links of a booking', () => {
  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
    ['cancelled', cancelled],
  ])('is possible while it is %s', (_status, events) => {
    given(booking, events).when({ type: 'EndMailedLinks' }).then([ended]);
  });

  it('is possible again, for links that were mailed later', () => {
    given(booking, [...confirmed, ended])
      .when({ type: 'EndMailedLinks' })
      .then([ended]);
  });

  it('is refused if there is no booking', () => {
    given(booking, []).when({ type: 'EndMailedLinks' }).thenRefused({ code: 'BookingNotFound' });
  });
});
