import type { SlotView } from '../../../contracts/tour/tour-view.ts';
import { addDays, instantOf, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { getAvailability, hasRoom } from '../tour/availability.ts';
import { findPublicTour } from '../tour/list-tours.ts';
import type { FreeDeparturesInput } from '../tour/tour.queries.ts';
import type { CatalogueState } from '../tour/tour-catalogue.ts';

/** How many days before and after a full one are searched. */
const daysAround = 14;

/** More choices than this do not help. */
const choicesMax = 3;

/**
 * Returns the departures with room for the party that are nearest to a full one, before or after it, in the
 * order of their start; none if the tour is withdrawn.
 */
export async function findNearestFreeDepartures(
  { readStore, catalogue }: { readonly readStore: ReadStore; readonly catalogue: CatalogueState },
  { tourId, date, time, guests }: FreeDeparturesInput,
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
