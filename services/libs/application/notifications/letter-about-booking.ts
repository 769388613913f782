import type { Instant } from '../../domain/calendar/instants.ts';
import type {
  BookingTemplate,
  RecipientRole,
} from '../../domain/notification/notification-subject.ts';
import { isUsableInGreeting } from '../../domain/notification/greeting-name.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import type { Letter, LetterPart } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import {
  cancellation,
  contactFacts,
  guestsInWords,
  manageAction,
  paragraph,
  phoneLink,
  priceLines,
  tripFacts,
  whenInWords,
} from './letter-parts.ts';
import type { WhatHappened } from './what-happened.ts';

/** What a letter about a booking is written from. */
export interface LetterFacts {
  readonly booking: NamedBooking;
  readonly whatToBring: readonly string[];
  readonly operator: Operator;
  /** Where its traveller manages it without being asked anything. */
  readonly manageUrl: string;
  /** When it is sent: what it says of days and deadlines holds then. */
  readonly writtenAt: Instant;
  readonly happened: WhatHappened;
  /** Why, in the words of staff, where the traveller is told. */
  readonly reason?: string;
}

type Write = (facts: LetterFacts) => Letter;

/** What some templates say to whom. */
export type LettersAbout<Template extends BookingTemplate> = Readonly<
  Record<Template, Readonly<Record<Exclude<RecipientRole, 'former-traveller'>, Write>>>
>;

type Body = Pick<Letter, 'preview' | 'parts' | 'closing'>;

export function greeting({ booking }: LetterFacts): string {
  return withName('Karibu', booking);
}

/** For what does not take place, or is only changed. */
export function dear({ booking }: LetterFacts): string {
  return withName('Dear', booking, ' traveller');
}

/** A name that would be read as an address, or as more than a name, is left out. */
function withName(words: string, { customer: { name } }: NamedBooking, otherwise = ''): string {
  return `${words}${isUsableInGreeting(name) ? ` ${name}` : otherwise},`;
}

/** To somebody who is going to come: everything they need for it, after what there is to say. */
export function toTraveller(
  facts: LetterFacts,
  opening: readonly string[],
  more: readonly LetterPart[] = [],
): Body {
  const { booking, whatToBring, manageUrl } = facts;
  return aboutTrip(facts, [
    ...opening.map(paragraph),
    ...more,
    tripFacts(booking),
    manageAction(manageUrl),
    priceLines(booking),
    ...(whatToBring.length === 0
      ? []
      : [{ kind: 'list', heading: 'What to bring', items: whatToBring } as const]),
    cancellation(facts),
  ]);
}

/** To a traveller: what there is to say, and how to answer. */
export function aboutTrip({ booking, operator }: LetterFacts, parts: readonly LetterPart[]): Body {
  return {
    preview: `${booking.reference} · ${whenInWords(booking)} · ${booking.meetingPoint}`,
    parts: [...parts, contactFacts(operator, booking.reference)],
    closing: closingOf(operator),
  };
}

export function toOperator(
  { booking, operator }: LetterFacts,
  opening: readonly string[],
  more: readonly LetterPart[] = [],
): Body {
  const { customer, message } = booking;
  return {
    preview: `${booking.reference} · ${whenInWords(booking)} · ${guestsInWords(booking)}`,
    parts: [
      ...opening.map(paragraph),
      ...more,
      tripFacts(booking, 'The trip'),
      {
        kind: 'facts',
        heading: 'Traveller',
        rows: [
          { label: 'Name', value: customer.name },
          { label: 'Phone', value: customer.phone, link: phoneLink(customer.phone) },
          { label: 'E-mail', value: customer.email },
          ...(message === undefined ? [] : [{ label: 'Message', value: message }]),
        ],
      },
      priceLines(booking),
      {
        kind: 'action',
        text: 'Open the booking',
        href: `${operator.siteUrl}/admin/bookings/${booking.reference}`,
      },
    ],
    closing: closingOf(operator),
  };
}
