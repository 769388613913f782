import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { idAfter } from '../engine/document-ids.ts';
import {
  historyCollection,
  type HistoryPage,
  historyPageOf,
  type HistoryRecord,
  withRecord,
} from '../engine/history.ts';
import type { Projection } from '../engine/projection.ts';

export type BookingRecord = HistoryRecord<BookingEvent>;

/** The history of a booking: who changed what, when and why, and the booking's state at any time. */
export const bookingHistory: Projection<HistoryPage<BookingEvent>, BookingEvent> = {
  collection: historyCollection('booking-history', 2),
  readsMetadata: true,
  documentIds: (event) => [historyPageOf(idAfter('booking-', event.stream), event.revision)],
  fold: (page, event) => withRecord<BookingEvent>(page, event),
};
