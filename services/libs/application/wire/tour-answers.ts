import type { AdminTourView } from '../../contracts/tour/tour-view.ts';
import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { RevisionMismatch } from '../command-handling/engine/command-outcome.ts';
import type { TourAsOf } from '../command-handling/tour/tour.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { foldTourListing, type TourListing } from '../projections/tour/tour-listings.projection.ts';
import { changedFields, type FieldChange } from '../queries/engine/field-changes.ts';
import type { CatalogueState } from '../queries/tour/tour-catalogue.ts';
import { adminTourView, tourFields } from '../queries/tour/tour-view.ts';

/**
 * Returns the tour after a command. Its views, enquiries, bookings and reviews are the current counts of the catalogue.
 */
export function tourAsAnswered(
  { id, history }: TourAsOf,
  catalogue: CatalogueState,
  today: LocalDate,
): AdminTourView {
  const listing = listingOf(history);
  if (listing === undefined) {
    throw new Error('A tour command was done on a stream that holds no tour.');
  }
  const { popularity, rating } = catalogue.byId.get(id) ?? {};
  return adminTourView({ ...listing, popularity, rating }, today);
}

/** Returns the differences between the tour that a member of staff edited and the current tour. */
export function tourDifferences({ sent, history }: RevisionMismatch): readonly FieldChange[] {
  // The history belongs to the tour that the command addressed.
  const events = history as readonly RecordedEvent<TourEvent>[];
  const seen = listingOf(events.filter(({ revision }) => revision <= sent));
  const current = listingOf(events);
  return changedFields(
    { ...(seen && tourFields(seen.tour)) },
    { ...(current && tourFields(current.tour)) },
  );
}

function listingOf(history: readonly RecordedEvent<TourEvent>[]): TourListing | undefined {
  return history.reduce<TourListing | undefined>(foldTourListing, undefined);
}
