import type { AdminTourView } from '../../contracts/tour/tour-view.ts';
import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { RevisionMismatch } from '../command-handling/command-outcome.ts';
import type { TourAsOf } from '../command-handling/commands/tour.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { foldTourListing, type TourListing } from '../projections/tour-listings.projection.ts';
import { changedFields, type FieldChange } from '../queries/field-changes.ts';
import type { CatalogueState } from '../queries/tour-catalogue.ts';
import { adminTourView, tourFields } from '../queries/tour-view.ts';

/** The tour as a command left it; what visitors did with it is as the catalogue knows it now. */
export function tourAsAnswered(
  { id, history }: TourAsOf,
  catalogue: CatalogueState,
  today: LocalDate,
): AdminTourView {
  const listing = listingOf(history);
  if (listing === undefined) {
    throw new Error('A tour command was done on a stream that holds no tour.');
  }
  return adminTourView({ ...listing, popularity: catalogue.byId.get(id)?.popularity }, today);
}

/** How what somebody edited and what is there now differ. */
export function tourDifferences({ sent, history }: RevisionMismatch): readonly FieldChange[] {
  // The history is that of the tour the command was addressed to.
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
