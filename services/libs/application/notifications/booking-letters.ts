import type { BookingTemplate } from '../../domain/notification/notification-subject.ts';
import { changedBookingLetters } from './changed-booking-letters.ts';
import { greeting, type LettersAbout, toOperator, toTraveller } from './letter-about-booking.ts';
import { titleOf } from './letter-parts.ts';
import { reminderLetters } from './reminder-letter.ts';

const placedBookingLetters: LettersAbout<'booking-confirmed' | 'booking-requested'> = {
  'booking-confirmed': {
    traveller: (facts) => ({
      ...toTraveller(facts, [
        `${greeting(facts)} your booking is confirmed. You pay on arrival; nothing was charged.`,
      ]),
      subject: `Booking confirmed: ${titleOf(facts.booking)}`,
      heading: 'Booking confirmed',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['It is confirmed, and the seats are taken.']),
      subject: `New booking ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'New booking',
    }),
  },
  'booking-requested': {
    traveller: (facts) => ({
      ...toTraveller(facts, [
        `${greeting(facts)} we have your request and hold your seats.`,
        'This is not yet a booking: we ask for the seats first and then confirm. Nothing is to be paid until then.',
      ]),
      subject: `Request received: ${titleOf(facts.booking)}`,
      heading: 'Your request is with us',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['It waits for your confirmation; the seats are held.']),
      subject: `New request ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'New request',
    }),
  },
};

/** What each template says to whom. */
export const bookingLetters: LettersAbout<BookingTemplate> = {
  ...placedBookingLetters,
  ...changedBookingLetters,
  ...reminderLetters,
};
