import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import { idAfter } from '../engine/document-ids.ts';
import {
  historyCollection,
  type HistoryPage,
  historyPageOf,
  withRecord,
} from '../engine/history.ts';
import type { Projection } from '../engine/projection.ts';

/** The history of a tour: who changed what, when, and the tour's state at any time. */
export const tourHistory: Projection<HistoryPage<TourEvent>, TourEvent> = {
  collection: historyCollection('tour-history', 2),
  readsMetadata: true,
  documentIds: (event) => [historyPageOf(idAfter('tour-', event.stream), event.revision)],
  fold: (page, event) => withRecord<TourEvent>(page, event),
};
