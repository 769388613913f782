import type { SlotView } from '../../contracts/tour/tour-view.ts';
import { addDays, instantOf, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { getAvailability } from './availability.ts';
import { findPublicTour } from './list-tours.ts';
import type { FreeDeparturesWish } from './tour.queries.ts';
import type { CatalogueState } from './tour-catalogue.ts';

/** How far around a day without room is looked for one with. */
const daysAround = 14;

/** More choices than that are no help. */
const choicesMax = 3;

/**
 * The departures with room for the party nearest to one without, before or after it, in the order
 * they start; none where the tour is not offered any more.
 */
export async function findNearestFreeDepartures(
  { readStore, catalogue }: { readonly readStore: ReadStore; readonly catalogue: CatalogueState },
  { tourId, date, time, guests }: FreeDeparturesWish,
  now: Instant,
): Promise<readonly SlotView[]> {
  const tour = findPublicTour(catalogue, tourId);
  if (tour === undefined) {
    return [];
  }
  const earliest = addDays(date, -daysAround);
  const today = localDateOf(now);
  const days = { from: earliest > today ? earliest : today, to: addDays(date, daysAround) };
  const slots = await getAvailability(readStore, tour, days, now);
  const sought = Date.parse(instantOf({ date, time }));
  const distance = (slot: SlotView) => Math.abs(Date.parse(instantOf(slot)) - sought);
  return slots
    .filter((slot) => hasRoom(slot, guests) && distance(slot) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, choicesMax)
    .toSorted((a, b) => Date.parse(instantOf(a)) - Date.parse(instantOf(b)));
}

function hasRoom({ status, seatsLeft }: SlotView, guests: number): boolean {
  const isOpen = status === 'available' || status === 'limited';
  return isOpen && (seatsLeft === null || seatsLeft >= guests);
}
