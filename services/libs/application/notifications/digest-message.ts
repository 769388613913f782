import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import { departureId } from '../../domain/departure/departure-id.ts';
import type { DigestSubject } from '../../domain/notification/notification-subject.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { bookingStream } from '../command-handling/stream-names.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type BookingCard, bookingTabs } from '../projections/booking-tabs.projection.ts';
import { adminBookingView } from '../queries/admin-booking-view.ts';
import { bookingCardAsOf } from '../queries/booking-as-of.ts';
import { totalsOf } from '../queries/day-sheet.ts';
import { everyPage } from '../queries/every-page.ts';
import { type DepartureOfDay, digestLetter } from './digest-letter.ts';
import {
  type MessageContent,
  type MessageSources,
  type MessageWish,
  openedOrErased,
} from './message-sources.ts';

/**
 * To the operator: who comes on a day, as it stands when it is sent. Opened later it shows that moment,
 * but for bookings that have left the day since.
 */
export function digestMessage(
  sources: MessageSources,
  { subject: { day }, writtenAt }: MessageWish<DigestSubject>,
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

/** Whether anybody comes on the day: where nobody does, nobody has to read so. */
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
