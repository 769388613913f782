import type { Instant } from '../../domain/calendar/instants.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { CataloguedTour, DeletedTour } from '../../domain/tour/tour.state.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { idAfter } from './document-ids.ts';
import type { Projection } from './projection.ts';

/** A tour as it stands in the catalogue. */
export interface TourListing {
  readonly id: string;
  readonly tour: CataloguedTour | DeletedTour;
  readonly createdAt: Instant;
  /** When its last event happened. */
  readonly changedAt: Instant;
  /** Of the last event: every event of a tour is one that staff can see. */
  readonly revision: number;
}

/** Public lists and details, featured and related tours, suggestions, and the list of staff. */
export const tourListings: Projection<TourListing, TourEvent> = {
  collection: { name: 'tour-listings', version: 2, fields: {}, indexes: [] },
  documentIds: (event) => [idAfter('tour-', event.stream)],
  fold: foldTourListing,
};

/** A tour's listing after one more event of its stream; also how a tour was at an earlier time. */
export function foldTourListing(
  listing: TourListing | undefined,
  event: Pick<RecordedEvent<TourEvent>, 'stream' | 'revision' | 'occurredAt'> & TourEvent,
): TourListing | undefined {
  const tour = tourDecider.evolve(listing?.tour ?? tourDecider.initialState, event);
  return tour.status === 'none'
    ? undefined
    : {
        id: idAfter('tour-', event.stream),
        tour,
        createdAt: listing?.createdAt ?? event.occurredAt,
        changedAt: event.occurredAt,
        revision: event.revision,
      };
}
