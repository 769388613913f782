import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { tourHistory } from '../../projections/tour/tour-history.projection.ts';
import {
  foldTourListing,
  type TourListing,
} from '../../projections/tour/tour-listings.projection.ts';
import { changedFields, type ShownFields } from '../engine/field-changes.ts';
import { historyEntry, readHistory } from '../engine/history.ts';
import { tourFields } from './tour-view.ts';

/** Returns who changed what in a tour and when, oldest first; empty if the tour never existed. */
export async function getTourHistory(
  readStore: ReadStore,
  tourId: string,
): Promise<readonly HistoryEntryView[]> {
  return [...(await tourEntries(readStore, tourId)).values()];
}

/** Returns the same entries, as a map by the revisions of their events. */
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
    // Events of the command that created the tour cannot be undone separately.
    const isFinal = record.causedBy === records[0]?.causedBy;
    entries.set(record.revision, isFinal ? { ...entry, isFinal } : entry);
  }
  return entries;
}

/** Returns a tour's fields with the names that its history uses. */
export function shownTour(listing: TourListing | undefined): ShownFields {
  return listing === undefined
    ? {}
    : { ...tourFields(listing.tour), isDeleted: listing.tour.status === 'deleted' };
}
