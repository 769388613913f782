import type { BookingTemplate } from '../../domain/notification/notification-subject.ts';
import { changedBookingLetters } from './changed-booking-letters.ts';
import {
  aboutTrip,
  greeting,
  type LettersAbout,
  toOperator,
  toTraveller,
} from './letter-about-booking.ts';
import { paragraph, priceLines, titleOf, tripFacts } from './letter-parts.ts';
import { reminderLetters } from './reminder-letter.ts';
import { reviewLetters } from './review-letter.ts';

const placedBookingLetters: LettersAbout<
  'booking-confirmed' | 'booking-requested' | 'seats-requested'
> = {
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
        'This is not yet a booking. Our staff first check whether the tour can take you, and then confirm. You pay nothing until then.',
      ]),
      subject: `Request received: ${titleOf(facts.booking)}`,
      heading: 'We have your request',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['It waits for your confirmation. The seats are held.']),
      subject: `New request ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'New request',
    }),
  },
  'seats-requested': {
    traveller: (facts) => ({
      ...aboutTrip(facts, [
        paragraph(`${greeting(facts)} we have your request. It has no seats yet.`),
        paragraph(seatsAreNotTaken),
        { kind: 'action', text: 'Take your seats', href: facts.manageUrl },
        tripFacts(facts.booking, 'What you asked for'),
        priceLines(facts.booking),
        paragraph('You did not ask for this? Then do nothing: no seats are taken.'),
      ]),
      subject: `Please take your seats: ${titleOf(facts.booking)}`,
      heading: 'One more step to your seats',
    }),
    operator: (facts) => ({
      ...toOperator(facts, [
        'It holds no seats, because other bookings from the same network already hold a third of the departure. The traveller was sent a link to take the seats. You can also confirm the request.',
      ]),
      subject: `New request without seats ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'New request without seats',
    }),
  },
};

const seatsAreNotTaken =
  'Many seats on this departure were booked from the same network as yours, so we could not take your seats at once. Open this link and press “Take my seats” to get seats, if enough are still free.';

/** The e-mails of each template, for each recipient. */
export const bookingLetters: LettersAbout<BookingTemplate> = {
  ...placedBookingLetters,
  ...changedBookingLetters,
  ...reminderLetters,
  ...reviewLetters,
};
