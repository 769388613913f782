import type { WholeNumber } from '../whole-number.ts';
import type { HistoryEntryView } from '../booking/booking-view.ts';

/** The effects of a save; the answer of POST /api/admin/tours/{id}/preview. */
export interface TourPreviewView {
  /** The changes, in the words of the tour's history; empty if no value changes. */
  readonly changes: HistoryEntryView['changes'];
  /** Bookings of the tour that are not cancelled and have not departed. They keep their terms. */
  readonly futureBookings: WholeNumber;
}
