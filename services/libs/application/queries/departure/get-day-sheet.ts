import type { DaySheetView } from '../../../contracts/departure/day-sheet-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { type DepartureRef, parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { daySheet } from './day-sheet.ts';
import { everyPage } from '../engine/every-page.ts';
import { type DepartureSources, getDeparture } from './get-departures.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { shownToStaff } from '../booking/showing.ts';

/** Returns a departure with all its bookings; undefined if there is no such departure. */
export async function getDaySheet(
  sources: DepartureSources & { readonly people: PersonalReader },
  id: string,
  now: Instant,
): Promise<DaySheetView | undefined> {
  const ref = parseDepartureId(id);
  const cards = ref === undefined ? [] : await cardsOf(sources.readStore, ref);
  const departure = await getDeparture(sources, id, now, cards.length > 0);
  if (departure === undefined) {
    return undefined;
  }
  const bookings = await Promise.all(cards.map((card) => shownToStaff(sources.people, card)));
  return daySheet(departure, bookings);
}

async function cardsOf(
  readStore: ReadStore,
  { tourId, date, time }: DepartureRef,
): Promise<readonly BookingCard[]> {
  const query = {
    where: { tourId, date, pickupTime: time },
    sort: { by: [], direction: 'ascending' },
  } as const;
  const cards: BookingCard[] = [];
  for await (const page of everyPage(readStore, bookingTabs.collection, query)) {
    cards.push(...page);
  }
  return cards;
}
