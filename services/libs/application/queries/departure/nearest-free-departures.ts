import { nearestFree } from '../../../contracts/tour/nearest-free.ts';
import type { SlotView } from '../../../contracts/tour/tour-view.ts';
import { addDays, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { getAvailability } from '../tour/availability.ts';
import { findPublicTour } from '../tour/list-tours.ts';
import type { FreeDeparturesInput } from '../tour/tour.queries.ts';
import type { CatalogueState } from '../tour/tour-catalogue.ts';

/** How many days before and after a full departure are searched. */
const daysAround = 14;

/**
 * Returns the departures with enough seats that are nearest to a full departure, before or after it. They are in the
 * order of their start. Returns none if the tour is withdrawn.
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
  return nearestFree(slots, { date, time }, guests);
}
