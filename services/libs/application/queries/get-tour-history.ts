import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { tourHistory } from '../projections/tour-history.projection.ts';
import { foldTourListing, type TourListing } from '../projections/tour-listings.projection.ts';
import { changedFields, type ShownFields } from './field-changes.ts';
import { historyEntry, readHistory } from './history.ts';
import { tourFields } from './tour-view.ts';

/** Who changed what of a tour and when, the oldest first; empty where there never was one. */
export async function getTourHistory(
  readStore: ReadStore,
  tourId: string,
): Promise<readonly HistoryEntryView[]> {
  return [...(await tourEntries(readStore, tourId)).values()];
}

/** The same, each by the revision of its event. */
export async function tourEntries(
  readStore: ReadStore,
  tourId: string,
): Promise<ReadonlyMap<number, HistoryEntryView>> {
  const records = await readHistory(readStore, tourHistory.collection, tourId);
  const entries = new Map<number, HistoryEntryView>();
  let listing: TourListing | undefined;
  for (const record of records) {
    const before = shownTour(listing);
    listing = foldTourListing(listing, { ...record, stream: `tour-${tourId}` });
    const changes = changedFields(before, shownTour(listing));
    const entry = historyEntry(record, changes, undefined);
    // What its creation did besides goes with the tour alone.
    const isFinal = record.causedBy === records[0]?.causedBy;
    entries.set(record.revision, isFinal ? { ...entry, isFinal } : entry);
  }
  return entries;
}

/** A tour under the names that its history gives its fields. */
export function shownTour(listing: TourListing | undefined): ShownFields {
  return listing === undefined
    ? {}
    : { ...tourFields(listing.tour), isDeleted: listing.tour.status === 'deleted' };
}
