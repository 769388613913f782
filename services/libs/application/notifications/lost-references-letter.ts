import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import type { Fact, Letter, LetterPart } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import { contactFacts, paragraph, whenInWords } from './letter-parts.ts';

/** How many past bookings are listed; travellers do not need very old bookings. */
const pastMax = 10;

/** A booking, and the address where its traveller can manage the booking without another proof. */
export interface FoundBooking {
  readonly booking: NamedBooking;
  readonly manageUrl: string;
}

export interface LostReferencesFacts {
  readonly found: readonly FoundBooking[];
  readonly today: LocalDate;
  readonly operator: Operator;
}

/**
 * Returns the e-mail with all bookings of an address: first upcoming bookings, the next one first, then cancelled and
 * past bookings.
 */
export function lostReferencesLetter({ found, today, operator }: LostReferencesFacts): Letter {
  const byStart = found.toSorted((one, other) => compare(startOf(one), startOf(other)));
  const ahead = byStart.filter(({ booking }) => booking.date >= today);
  const cancelled = ahead.filter(isCancelled);
  const coming = ahead.filter((each) => !isCancelled(each));
  const past = byStart.filter(({ booking }) => booking.date < today).toReversed();
  return {
    subject: 'Your bookings',
    preview: `With reference and link: ${inWords(found.length)}`,
    heading: 'Your bookings',
    parts: [
      paragraph(
        'Karibu, somebody asked us for the bookings made with this e-mail address. Here they are. Each link opens its booking without a password, so do not share it.',
      ),
      ...listed('Coming up', coming),
      ...listed('Cancelled', cancelled),
      ...listed('Past', past.slice(0, pastMax)),
      paragraph(
        'If you did not ask for this, you need not do anything: nobody else got this e-mail.',
      ),
      contactFacts(operator),
    ],
    closing: closingOf(operator),
  };
}

function listed(heading: string, found: readonly FoundBooking[]): readonly LetterPart[] {
  return found.length === 0 ? [] : [{ kind: 'facts', heading, rows: found.map(row) }];
}

function isCancelled({ booking }: FoundBooking): boolean {
  return booking.status === 'cancelled';
}

function row({ booking, manageUrl }: FoundBooking): Fact {
  const what = `${booking.tourTitle}, ${whenInWords(booking)}`;
  return {
    label: booking.reference,
    value: isCancelled({ booking, manageUrl }) ? `${what} (cancelled)` : what,
    link: { text: 'Open the booking', href: manageUrl },
  };
}

function startOf({ booking: { date, pickupTime } }: FoundBooking): string {
  return `${date} ${pickupTime}`;
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

function inWords(count: number): string {
  return count === 1 ? '1 booking' : `${count} bookings`;
}
