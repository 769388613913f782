import type { HistoryEntryView } from '../booking/booking-view.ts';

/** What a save would do; what POST /api/admin/tours/{id}/preview answers. */
export interface TourPreviewView {
  /** In the words in which the tour's history would tell it; none where nothing changes. */
  readonly changes: HistoryEntryView['changes'];
  /** Bookings of the tour that are not cancelled and have not departed. They keep what they were booked with. */
  readonly futureBookings: number;
}
