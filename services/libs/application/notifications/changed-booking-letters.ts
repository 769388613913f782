import { hoursBeforeInWords } from '../../contracts/booking/cancellation-words.ts';
import { defaultCancellation } from '../../domain/tour/cancellation-terms.ts';
import type { LetterPart } from '../ports/message-renderer.ts';
import {
  aboutTrip,
  dear,
  greeting,
  type LetterFacts,
  type LettersAbout,
  toOperator,
  toTraveller,
} from './letter-about-booking.ts';
import { manageAction, paragraph, titleOf, tripFacts } from './letter-parts.ts';
import { whatChanged } from './what-changed.ts';
import { lateChargeInWords, momentInWords, moneyInWords } from '../wording/in-words.ts';

type ChangedBooking =
  | 'request-declined'
  | 'booking-cancelled'
  | 'booking-rescheduled'
  | 'booking-rebooked'
  | 'booking-changed'
  | 'contact-corrected';

/** The e-mails about a change to an existing booking. */
export const changedBookingLetters: LettersAbout<ChangedBooking> = {
  'request-declined': {
    traveller: (facts) => ({
      ...aboutTrip(facts, [
        paragraph(`${dear(facts)} we are sorry: we cannot take your request.`),
        ...why(facts),
        paragraph(paidBack(facts)),
        tripFacts(facts.booking, 'What you asked for'),
        paragraph(
          'Another day or another tour? Answer this e-mail, and we will look for one with you.',
        ),
      ]),
      subject: `Request declined: ${titleOf(facts.booking)}`,
      heading: 'Request declined',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The request is declined, and the seats are available again.']),
      subject: `Request declined ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Request declined',
    }),
  },
  'booking-cancelled': {
    traveller: (facts) => ({
      ...aboutTrip(facts, [
        paragraph(`${dear(facts)} ${cancelledBy(facts)}`),
        ...why(facts),
        ...refund(facts),
        ...undoing(facts),
        tripFacts(facts.booking, 'What is cancelled'),
      ]),
      subject: `Booking Cancelled: ${titleOf(facts.booking)}`,
      heading: 'Booking Cancelled',
    }),
    operator: (facts) => ({
      ...toOperator(
        facts,
        ['The traveller cancelled it. The seats are available again.'],
        refund(facts),
      ),
      subject: `Booking cancelled ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Booking cancelled',
    }),
  },
  'booking-rescheduled': {
    traveller: (facts) => ({
      ...toTraveller(
        facts,
        [`${dear(facts)} ${rescheduledBy(facts)}`],
        [...why(facts), ...whatChanged(facts)],
      ),
      subject: `Booking Rescheduled: ${titleOf(facts.booking)}`,
      heading: 'Booking Rescheduled',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The traveller moved it.'], whatChanged(facts)),
      subject: `Booking rescheduled ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Booking rescheduled',
    }),
  },
  'booking-rebooked': {
    traveller: (facts) => ({
      ...toTraveller(
        facts,
        [
          `${greeting(facts)} ${reinstatedBy(facts)} You pay on arrival.`,
          'Please ignore our e-mail about its cancellation.',
        ],
        whatChanged(facts),
      ),
      subject: `Booking confirmed again: ${titleOf(facts.booking)}`,
      heading: 'Booking confirmed again',
    }),
    operator: (facts) => ({
      ...toOperator(
        facts,
        [
          'The traveller undid the cancellation. The booking is confirmed again, and the seats are taken.',
        ],
        whatChanged(facts),
      ),
      subject: `Booking confirmed again ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Booking confirmed again',
    }),
  },
  'booking-changed': {
    traveller: (facts) => ({
      ...toTraveller(facts, [`${dear(facts)} ${changedBy(facts)}`], whatChanged(facts)),
      subject: `Booking changed: ${titleOf(facts.booking)}`,
      heading: 'Booking changed',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The traveller changed it.'], whatChanged(facts)),
      subject: `Booking changed ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Booking changed',
    }),
  },
  'contact-corrected': {
    traveller: (facts) => ({
      ...toTraveller(facts, [`${dear(facts)} ${correctedBy(facts)}`], whatChanged(facts)),
      subject: `Contact corrected: ${titleOf(facts.booking)}`,
      heading: 'Contact corrected',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The contact of the booking was corrected.'], whatChanged(facts)),
      subject: `Contact corrected ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Contact corrected',
    }),
  },
};

function cancelledBy({ happened: { by, isWithDeparture } }: LetterFacts): string {
  if (isWithDeparture) {
    return 'we are sorry: this departure does not take place, and your booking is cancelled.';
  }
  return by === 'customer'
    ? 'your booking has been cancelled, as you asked.'
    : 'we have cancelled your booking.';
}

function reinstatedBy({ happened: { by, isWithDeparture } }: LetterFacts): string {
  if (isWithDeparture) {
    return 'the tour takes place after all. Your booking has been reinstated and is confirmed.';
  }
  return by === 'customer'
    ? 'you undid the cancellation. Your booking is confirmed as before.'
    : 'your booking has been reinstated and is confirmed.';
}

/** Returns how travellers undo their own cancellation, as long as this is possible. */
function undoing({
  booking: { undoUntil },
  writtenAt,
  manageUrl,
}: LetterFacts): readonly LetterPart[] {
  return undoUntil === undefined || undoUntil <= writtenAt
    ? []
    : [
        paragraph(
          `Changed your mind? You can undo this until ${momentInWords(undoUntil)}, Zanzibar time, while seats are free and the departure can still be booked.`,
        ),
        manageAction(manageUrl),
      ];
}

const anotherTime =
  'If the new time does not suit you, choose another one under “Manage your booking” below, or answer this e-mail.';

function rescheduledBy({ happened: { by, isWithDeparture } }: LetterFacts): string {
  if (isWithDeparture) {
    return `we are sorry: this departure does not take place as planned. We have moved your booking at the same price. ${anotherTime}`;
  }
  return by === 'customer'
    ? 'your booking has been moved, as you asked.'
    : `we have moved your booking. ${anotherTime}`;
}

function changedBy({ happened: { by } }: LetterFacts): string {
  return by === 'customer'
    ? 'your booking has been changed, as you asked. Date and time stay as they were.'
    : 'we have changed your booking. Date and time stay as they were. Is something not right? Answer this e-mail, and we will correct it.';
}

function correctedBy({ happened: { by } }: LetterFacts): string {
  return by === 'customer'
    ? 'we have corrected your contact details, as you asked. Everything else about your booking stays as it was.'
    : 'we have corrected your contact details. Everything else about your booking stays as it was.';
}

function why({ reason }: LetterFacts): readonly LetterPart[] {
  return reason === undefined ? [] : [{ kind: 'quote', heading: 'Why', text: reason }];
}

/** Returns the cost of a cancellation, and what happens to money that was paid. */
function refund(facts: LetterFacts): readonly LetterPart[] {
  if (facts.happened.isFree) {
    return [paragraph(`The cancellation is free of charge. ${paidBack(facts)}`)];
  }
  const paid = paidInWords(facts);
  const { cancellation: terms = defaultCancellation } = facts.booking;
  return [
    paragraph(
      `It was cancelled less than ${hoursBeforeInWords(terms)} before the start, so it is not free of charge: ${lateChargeInWords(facts.booking)} ${
        paid === undefined
          ? 'Nothing was paid.'
          : `${paid} was paid. We agree with you how much of it is refunded.`
      }`,
    ),
  ];
}

function paidBack(facts: LetterFacts): string {
  const paid = paidInWords(facts);
  return paid === undefined
    ? 'You paid nothing, so there is no refund.'
    : `${paid} was paid and is refunded in full.`;
}

function paidInWords({ happened: { paid } }: LetterFacts): string | undefined {
  return paid.length === 0
    ? undefined
    : paid.map(({ amount, currency }) => moneyInWords(amount, currency)).join(' and ');
}
