import type { Facts, LetterPart } from '../ports/message-renderer.ts';
import {
  aboutTrip,
  greeting,
  type LetterFacts,
  type LettersAbout,
  toOperator,
  toTraveller,
} from './letter-about-booking.ts';
import { paragraph, titleOf, tripFacts, whenInWords } from './letter-parts.ts';
import { moneyInWords } from './words.ts';

type ChangedBooking =
  'request-declined' | 'booking-cancelled' | 'booking-rescheduled' | 'booking-rebooked';

/** What is said of a booking that was there already. */
export const changedBookingLetters: LettersAbout<ChangedBooking> = {
  'request-declined': {
    traveller: (facts) => ({
      ...aboutTrip(facts, [
        paragraph(`${dear(facts)} we are sorry: we cannot take your request.`),
        ...why(facts),
        paragraph(paidBack(facts)),
        tripFacts(facts.booking, 'What you asked for'),
        paragraph('Another day or another tour? Answer this e-mail, and we look for one with you.'),
      ]),
      subject: `Request declined: ${titleOf(facts.booking)}`,
      heading: 'Request declined',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The request is declined, and the seats are free again.']),
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
        tripFacts(facts.booking, 'What is cancelled'),
      ]),
      subject: `Booking Cancelled: ${titleOf(facts.booking)}`,
      heading: 'Booking Cancelled',
    }),
    operator: (facts) => ({
      ...toOperator(
        facts,
        ['The traveller cancelled it; the seats are free again.'],
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
          `${greeting(facts)} your booking stands again and is confirmed. You pay on arrival.`,
          'What we wrote about its cancellation no longer holds.',
        ],
        whatChanged(facts),
      ),
      subject: `Booking confirmed again: ${titleOf(facts.booking)}`,
      heading: 'Booking confirmed again',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['It is confirmed again, and the seats are taken.'], whatChanged(facts)),
      subject: `Booking confirmed again ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Booking confirmed again',
    }),
  },
};

/** Nobody is welcomed to what does not take place. */
function dear({ booking }: LetterFacts): string {
  return `Dear ${booking.customer.name},`;
}

function cancelledBy({ happened: { by, isWithDeparture } }: LetterFacts): string {
  if (isWithDeparture) {
    return 'we are sorry: this departure does not take place, and your booking is cancelled.';
  }
  return by === 'customer'
    ? 'your booking is cancelled, as you asked.'
    : 'we have cancelled your booking.';
}

function rescheduledBy({ happened: { by, isWithDeparture } }: LetterFacts): string {
  if (isWithDeparture) {
    return 'we are sorry: this departure does not take place as planned. We have moved your booking, at the same price. Does the new time not suit you? Answer this e-mail, and we find another.';
  }
  return by === 'customer'
    ? 'your booking is moved, as you asked.'
    : 'we have moved your booking. Does the new time not suit you? Answer this e-mail, and we find another.';
}

function why({ reason }: LetterFacts): readonly LetterPart[] {
  return reason === undefined ? [] : [{ kind: 'quote', heading: 'Why', text: reason }];
}

/** What a cancellation costs, and what becomes of money that was paid. */
function refund(facts: LetterFacts): readonly LetterPart[] {
  if (facts.happened.isFree) {
    return [paragraph(`The cancellation is free of charge. ${paidBack(facts)}`)];
  }
  const paid = paidInWords(facts);
  return [
    paragraph(
      `It was cancelled less than 24 hours before the start, so it is not free of charge. ${
        paid === undefined
          ? 'Nothing was paid.'
          : `${paid} was paid; how much of it is refunded is agreed in person.`
      }`,
    ),
  ];
}

function paidBack(facts: LetterFacts): string {
  const paid = paidInWords(facts);
  return paid === undefined
    ? 'Nothing was paid, so nothing is to be refunded.'
    : `${paid} was paid and is refunded in full.`;
}

function paidInWords({ happened: { paid } }: LetterFacts): string | undefined {
  return paid.length === 0
    ? undefined
    : paid.map(({ amount, currency }) => moneyInWords(amount, currency)).join(' and ');
}

/** How the booking was before, where its slot or its price is another one now. */
function whatChanged({ booking, happened: { before } }: LetterFacts): readonly Facts[] {
  if (before === undefined) {
    return [];
  }
  const rows = [
    { label: 'Start', was: whenInWords(before), is: whenInWords(booking) },
    {
      label: 'Price',
      was: moneyInWords(before.totalPrice, before.currency),
      is: moneyInWords(booking.totalPrice, booking.currency),
    },
  ].filter(({ was, is }) => was !== is);
  return rows.length === 0
    ? []
    : [
        {
          kind: 'facts',
          heading: 'What has changed',
          rows: rows.map(({ label, was, is }) => ({ label, value: `${is} (before: ${was})` })),
        },
      ];
}
