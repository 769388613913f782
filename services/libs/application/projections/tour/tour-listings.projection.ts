import type { Instant } from '../../../domain/calendar/instants.ts';
import { tourDecider } from '../../../domain/tour/tour.decider.ts';
import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import type { CataloguedTour, DeletedTour } from '../../../domain/tour/tour.state.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** A tour, with the fields that the catalogue shows. */
export interface TourListing {
  readonly id: string;
  readonly tour: CataloguedTour | DeletedTour;
  readonly createdAt: Instant;
  /** The time of the last event of the tour. */
  readonly changedAt: Instant;
  /** The revision of the last event. Every event counts, because staff can see all events of a tour. */
  readonly revision: number;
}

/** The tours for public lists and details, featured and related tours, suggestions, and the staff list. */
export const tourListings: Projection<TourListing, TourEvent> = {
  collection: { name: 'tour-listings', version: 3, fields: {}, indexes: [] },
  documentIds: (event) => [idAfter('tour-', event.stream)],
  fold: foldTourListing,
};

/** A tour's listing after one more event of its stream. It is also used to compute the listing at an earlier time. */
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
