import type { WholeNumber } from '../whole-number.ts';
import type { HistoryEntryView } from '../booking/booking-view.ts';

/** What a save would do; what POST /api/admin/tours/{id}/preview answers. */
export interface TourPreviewView {
  /** In the words of the tour's history; empty where nothing changes. */
  readonly changes: HistoryEntryView['changes'];
  /** Bookings of the tour that are not cancelled and have not departed. They keep their terms. */
  readonly futureBookings: WholeNumber;
}
