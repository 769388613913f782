import {
  bookingAsked,
  bookingConfirmed,
  cancelled,
  confirmed,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { confirmBooking as decide, type ConfirmBooking } from './confirm-booking.ts';

const booking = bookingAsked(decide);

const confirmBooking: ConfirmBooking = { type: 'ConfirmBooking' };

describe('confirming a booking', () => {
  it('accepts a request', () => {
    given(booking, pending).when(confirmBooking).then([bookingConfirmed]);
  });

  it('has no effect the second time', () => {
    given(booking, confirmed).when(confirmBooking).thenNothing();
  });

  it('is refused once the booking is cancelled', () => {
    given(booking, cancelled).when(confirmBooking).thenRefused({ code: 'NotPending' });
  });

  it('is refused if there is no booking', () => {
    given(booking, []).when(confirmBooking).thenRefused({ code: 'BookingNotFound' });
  });
});
