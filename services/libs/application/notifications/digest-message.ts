import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import { departureId } from '../../domain/departure/departure-id.ts';
import type { DigestSubject } from '../../domain/notification/notification-subject.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type BookingCard, bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { adminBookingView } from '../queries/booking/admin-booking-view.ts';
import { bookingCardAsOf } from '../queries/booking/booking-as-of.ts';
import { totalsOf } from '../queries/departure/day-sheet.ts';
import { everyPage } from '../queries/engine/every-page.ts';
import { type DepartureOfDay, digestLetter } from './digest-letter.ts';
import {
  type MessageContent,
  type MessageSources,
  type MessageInput,
  openedOrErased,
} from './message-sources.ts';

/**
 * Returns the e-mail to the operator with the travellers of a day, at the moment of sending. Staff who open it later
 * see the state of that moment, but without bookings that were later moved to another day.
 */
export function digestMessage(
  sources: MessageSources,
  { subject: { day }, writtenAt }: MessageInput<DigestSubject>,
): { readonly to: string; readonly content: () => Promise<MessageContent> } {
  const { operator, clock } = sources;
  return {
    to: operator.email,
    content: async () => ({
      letter: digestLetter({
        day,
        today: localDateOf(writtenAt ?? clock.now()),
        departures: await departuresOf(sources, await cardsOf(sources, day, writtenAt)),
        operator,
      }),
    }),
  };
}

/** Whether there are travellers on the day; if not, no digest is sent. */
export async function hasGuestsOn(
  readStore: Pick<ReadStore, 'count'>,
  day: LocalDate,
): Promise<boolean> {
  return (await readStore.count(bookingTabs.collection, { where: livingOn(day) })) > 0;
}

function livingOn(day: LocalDate) {
  return { date: day, status: { in: ['pending', 'confirmed'] } } as const;
}

async function cardsOf(
  { readStore }: MessageSources,
  day: LocalDate,
  asOf: Instant | undefined,
): Promise<readonly BookingCard[]> {
  const sort = { by: ['date', 'createdAt'], direction: 'ascending' } as const;
  const where = asOf === undefined ? livingOn(day) : { date: day };
  const cards: BookingCard[] = [];
  for await (const page of everyPage(readStore, bookingTabs.collection, { where, sort })) {
    cards.push(...page);
  }
  if (asOf === undefined) {
    return cards;
  }
  const then = await Promise.all(
    cards.map(({ bookingNumber }) => bookingCardAsOf(readStore, bookingNumber, asOf)),
  );
  return then.flatMap((card) => (card?.date === day && card.status !== 'cancelled' ? [card] : []));
}

async function departuresOf(
  sources: MessageSources,
  cards: readonly BookingCard[],
): Promise<readonly DepartureOfDay[]> {
  const ids = cards.map(departureIdOf);
  const departures = [...new Set(ids)].map(async (id): Promise<DepartureOfDay[]> => {
    const own = cards.filter((_card, index) => ids[index] === id);
    const bookings = await Promise.all(own.map((card) => shown(sources, card)));
    return own.slice(0, 1).map(({ tourTitle, pickupTime }) => ({
      id,
      tourTitle,
      time: pickupTime,
      bookings,
      totals: totalsOf(bookings),
    }));
  });
  const all = (await Promise.all(departures)).flat();
  return all.toSorted(
    (one, other) => one.time.localeCompare(other.time) || one.id.localeCompare(other.id),
  );
}

function departureIdOf({ tourId, date, pickupTime }: BookingCard): string {
  return departureId({ tourId, date, time: pickupTime });
}

async function shown(sources: MessageSources, card: BookingCard) {
  const stream = bookingStream(card.bookingNumber);
  const contact = await openedOrErased<Contact>(sources, card.contact, stream);
  return adminBookingView(card, contact === 'erased' ? undefined : contact);
}
