import type { BookingView } from '../../contracts/booking/booking-view.ts';
import type {
  BookingTemplate,
  RecipientRole,
} from '../../domain/notification/notification-subject.ts';
import type { Amounts, Fact, Facts, Letter, LetterPart } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import {
  dayInWords,
  lineInWords,
  momentInWords,
  moneyInWords,
  travellersInWords,
} from './words.ts';

/** A booking of somebody who can still be named. */
export type NamedBooking = BookingView & Required<Pick<BookingView, 'customer'>>;

/** What a letter about a booking is written from. */
export interface LetterFacts {
  readonly booking: NamedBooking;
  readonly whatToBring: readonly string[];
  readonly operator: Operator;
}

type Write = (facts: LetterFacts) => Letter;

/** What each template says to whom. */
export const bookingLetters: Readonly<
  Record<BookingTemplate, Readonly<Record<RecipientRole, Write>>>
> = {
  'booking-confirmed': {
    traveller: (facts) => ({
      ...toTraveller(facts, [
        `${greeting(facts)} your booking is confirmed. You pay on arrival; nothing was charged.`,
      ]),
      subject: `Booking confirmed: ${titleOf(facts)}`,
      heading: 'Booking confirmed',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['It is confirmed, and the seats are taken.']),
      subject: `New booking ${facts.booking.reference}: ${titleOf(facts)}`,
      heading: 'New booking',
    }),
  },
  'booking-requested': {
    traveller: (facts) => ({
      ...toTraveller(facts, [
        `${greeting(facts)} we have your request and hold your seats.`,
        'This is not yet a booking: we ask for the seats first and then confirm. Nothing is to be paid until then.',
      ]),
      subject: `Request received: ${titleOf(facts)}`,
      heading: 'Your request is with us',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['It waits for your confirmation; the seats are held.']),
      subject: `New request ${facts.booking.reference}: ${titleOf(facts)}`,
      heading: 'New request',
    }),
  },
};

type Body = Pick<Letter, 'preview' | 'parts' | 'closing'>;

function toTraveller(facts: LetterFacts, opening: readonly string[]): Body {
  const { booking, whatToBring, operator } = facts;
  return {
    preview: `${booking.reference} · ${whenInWords(booking)} · ${booking.meetingPoint}`,
    parts: [
      ...opening.map(paragraph),
      tripFacts(booking),
      priceLines(booking),
      ...(whatToBring.length === 0
        ? []
        : [{ kind: 'list', heading: 'What to bring', items: whatToBring } as const]),
      cancellation(booking),
      contactFacts(operator),
    ],
    closing: closingOf(operator),
  };
}

function toOperator({ booking, operator }: LetterFacts, opening: readonly string[]): Body {
  const { customer, pickupPlace, message } = booking;
  return {
    preview: `${booking.reference} · ${whenInWords(booking)} · ${guestsInWords(booking)}`,
    parts: [
      ...opening.map(paragraph),
      tripFacts(booking),
      {
        kind: 'facts',
        heading: 'Traveller',
        rows: [
          { label: 'Name', value: customer.name },
          { label: 'Phone', value: customer.phone, link: phoneLink(customer.phone) },
          { label: 'E-mail', value: customer.email },
          ...(pickupPlace === undefined ? [] : [{ label: 'Pick-up', value: pickupPlace }]),
          ...(message === undefined ? [] : [{ label: 'Message', value: message }]),
        ],
      },
      priceLines(booking),
      {
        kind: 'facts',
        heading: 'In the admin area',
        rows: [
          {
            label: 'Bookings',
            value: booking.reference,
            link: { text: 'Open the bookings', href: `${operator.siteUrl}/admin/bookings` },
          },
        ],
      },
    ],
    closing: closingOf(operator),
  };
}

function tripFacts(booking: NamedBooking): Facts {
  const { meetingPointLink } = booking;
  return {
    kind: 'facts',
    heading: 'Your trip',
    rows: [
      { label: 'Reference', value: booking.reference },
      { label: 'Tour', value: booking.tourTitle },
      { label: 'Date', value: dayInWords(booking.date) },
      { label: 'Start', value: `${booking.pickupTime}, Zanzibar time` },
      { label: 'Travellers', value: travellersInWords(booking.travellers) },
      {
        label: 'Meeting point',
        value: booking.meetingPoint,
        ...(meetingPointLink === null
          ? {}
          : { link: { text: 'Open the map', href: meetingPointLink } }),
      },
    ],
  };
}

function priceLines({ priceLines: lines, totalPrice, currency }: NamedBooking): Amounts {
  return {
    kind: 'amounts',
    heading: 'To pay on arrival',
    rows: lines.map(({ category, count, unitPrice, amount }) => ({
      label: `${lineInWords(category, count)} at ${moneyInWords(unitPrice, currency)}`,
      value: moneyInWords(amount, currency),
    })),
    total: { label: 'Total', value: moneyInWords(totalPrice, currency) },
  };
}

function cancellation({ freeCancellationUntil, createdAt }: NamedBooking): LetterPart {
  return paragraph(
    freeCancellationUntil > createdAt
      ? `Free cancellation until ${momentInWords(freeCancellationUntil)}, Zanzibar time. Plans change: tell us your reference and the day.`
      : 'It starts within 24 hours, so cancelling is no longer free.',
  );
}

function contactFacts(operator: Operator): Facts {
  return {
    kind: 'facts',
    heading: 'How to reach us',
    rows: [
      { label: 'Phone', value: operator.phone, link: phoneLink(operator.phone) },
      {
        label: 'WhatsApp',
        value: `+${operator.whatsAppNumber}`,
        link: { text: 'Write on WhatsApp', href: `https://wa.me/${operator.whatsAppNumber}` },
      },
      {
        label: 'E-mail',
        value: operator.email,
        link: { text: 'Write an e-mail', href: `mailto:${operator.email}` },
      },
    ],
  };
}

function phoneLink(phone: string): NonNullable<Fact['link']> {
  return { text: 'Call', href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` };
}

function greeting({ booking }: LetterFacts): string {
  return `Karibu ${booking.customer.name},`;
}

function titleOf({ booking }: LetterFacts): string {
  return `${booking.tourTitle}, ${dayInWords(booking.date)}`;
}

function whenInWords({ date, pickupTime }: NamedBooking): string {
  return `${dayInWords(date)}, ${pickupTime}`;
}

function guestsInWords({ guests }: NamedBooking): string {
  return lineInWords('Travelers', guests);
}

function paragraph(text: string): LetterPart {
  return { kind: 'paragraph', text };
}
