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

/** The facts of an e-mail about a booking. */
export interface LetterFacts {
  readonly booking: NamedBooking;
  readonly whatToBring: readonly string[];
  readonly operator: Operator;
  /** The address where the traveller manages the booking without another proof. */
  readonly manageUrl: string;
  /** The address where the traveller reviews the tour, also without another proof. */
  readonly reviewUrl: string;
  /** When the e-mail is sent; days and deadlines in the text are relative to this time. */
  readonly writtenAt: Instant;
  readonly happened: WhatHappened;
  /** The reason, in the words of staff, if the traveller gets it. */
  readonly reason?: string;
}

type Write = (facts: LetterFacts) => Letter;

/** The e-mails of some templates, for each recipient. */
export type LettersAbout<Template extends BookingTemplate> = Readonly<
  Record<Template, Readonly<Record<Exclude<RecipientRole, 'former-traveller'>, Write>>>
>;

type Body = Pick<Letter, 'preview' | 'parts' | 'closing'>;

export function greeting({ booking }: LetterFacts): string {
  return withName('Karibu', booking);
}

/** The salutation of an e-mail about a tour that was cancelled or changed. */
export function dear({ booking }: LetterFacts): string {
  return withName('Dear', booking, ' traveller');
}

/** Leaves out a name that looks like an address or contains more than a name. */
function withName(words: string, { customer: { name } }: NamedBooking, otherwise = ''): string {
  return `${words}${isUsableInGreeting(name) ? ` ${name}` : otherwise},`;
}

/** Returns the e-mail about a tour that takes place: the opening, then everything the traveller needs. */
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

/** Returns the e-mail to a traveller: the given parts, then how to answer. */
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
          { label: 'E-mail', value: customer.email ?? 'None: please call, or write on WhatsApp' },
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
