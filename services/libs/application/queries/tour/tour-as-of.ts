import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type { AdminTourView } from '../../../contracts/tour/tour-view.ts';
import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { tourHistory } from '../../projections/tour/tour-history.projection.ts';
import {
  foldTourListing,
  type TourListing,
} from '../../projections/tour/tour-listings.projection.ts';
import { happenedBy, readHistory } from '../engine/history.ts';
import { type DemandSources, popularityAsOf } from './popularity-as-of.ts';
import { adminTourView } from './tour-view.ts';

/** Returns a tour as of an instant, with its bookings up to this instant; undefined if it did not exist yet. */
export async function getTourAsOf(
  sources: DemandSources,
  tourId: string,
  asOf: Instant,
): Promise<AsOf<AdminTourView> | undefined> {
  const listing = await tourListingAsOf(sources.readStore, tourId, asOf);
  if (listing === undefined) {
    return undefined;
  }
  const popularity = await popularityAsOf(sources, tourId, asOf);
  return { ...adminTourView({ ...listing, popularity }, localDateOf(asOf)), asOf };
}

export async function tourListingAsOf(
  readStore: ReadStore,
  tourId: string,
  asOf: Instant,
): Promise<TourListing | undefined> {
  const records = await readHistory(readStore, tourHistory.collection, tourId);
  const stream = `tour-${tourId}`;
  let listing: TourListing | undefined;
  for (const record of happenedBy(records, asOf)) {
    listing = foldTourListing(listing, { ...record, stream });
  }
  return listing;
}
