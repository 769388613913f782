import {
  bookingAsked,
  cancelled,
  confirmed,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { ManageLinkHandedOut } from '../booking.events.ts';
import { handOutManageLink } from './hand-out-manage-link.ts';

const booking = bookingAsked(handOutManageLink);
const ask = { type: 'HandOutManageLink', hasEmail: false } as const;
const handedOut: ManageLinkHandedOut = { type: 'ManageLinkHandedOut', data: {} };

describe('handing out the link of a booking whose traveller has no e-mail address', () => {
  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
    ['cancelled', cancelled],
  ])('is possible while it is %s', (_status, events) => {
    given(booking, events).when(ask).then([handedOut]);
  });

  it('is recorded each time', () => {
    given(booking, [...confirmed, handedOut])
      .when(ask)
      .then([handedOut]);
  });

  it('is refused if the traveller gets the link by e-mail', () => {
    given(booking, confirmed)
      .when({ ...ask, hasEmail: true })
      .thenRefused({ code: 'HasEmailAddress' });
  });

  it('is refused if there is no booking', () => {
    given(booking, []).when(ask).thenRefused({ code: 'BookingNotFound' });
  });
});
