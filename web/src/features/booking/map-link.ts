import type { BookingView } from '@contracts/booking/booking-view.ts';

/** The meeting point on a map. Without a link from the operator, the map searches for the name of the place. */
export function mapLinkOf({
  meetingPoint,
  meetingPointLink,
}: Pick<BookingView, 'meetingPoint' | 'meetingPointLink'>): string {
  return (
    meetingPointLink ??
    `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${meetingPoint}, Zanzibar`)}`
  );
}
