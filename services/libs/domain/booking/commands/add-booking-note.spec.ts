import {
  bookingAsked,
  cancelled,
  confirmed,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import type { BookingNoteAdded } from '../booking.events.ts';
import { addBookingNote as decide } from './add-booking-note.ts';

const booking = bookingAsked(decide);

const noted: BookingNoteAdded = {
  type: 'BookingNoteAdded',
  data: { personal: { text: 'Brings a wheelchair' } },
};

describe('adding a note to a booking', () => {
  it.each([
    ['pending', pending],
    ['confirmed', confirmed],
    ['cancelled', cancelled],
  ])('is possible while it is %s', (_status, events) => {
    given(booking, events)
      .when({ type: 'AddBookingNote', text: ' Brings a wheelchair\n' })
      .then([noted]);
  });

  it('stores the same words again', () => {
    given(booking, [...confirmed, noted])
      .when({ type: 'AddBookingNote', text: 'Brings a wheelchair' })
      .then([noted]);
  });

  it('is refused without words', () => {
    given(booking, confirmed)
      .when({ type: 'AddBookingNote', text: ' \n' })
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'text', message: 'Please fill in all required fields' }],
      });
  });

  it('is refused if there is no booking', () => {
    given(booking, [])
      .when({ type: 'AddBookingNote', text: 'Hello' })
      .thenRefused({ code: 'BookingNotFound' });
  });
});
