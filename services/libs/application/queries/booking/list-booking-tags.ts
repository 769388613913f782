import type { BookingTagView } from '../../../contracts/booking/admin-booking-view.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTags } from '../../projections/booking/booking-tags.projection.ts';

/** More tags are neither read nor chosen from a list. */
const tagsMax = 200;

/** Returns the tags in use with the number of their bookings, the most used first. */
export async function listBookingTags(
  readStore: Pick<ReadStore, 'find'>,
): Promise<readonly BookingTagView[]> {
  const sort = { by: ['bookings'], direction: 'descending' } as const;
  const { documents } = await readStore.find(bookingTags.collection, { sort, limit: tagsMax });
  return documents.map(({ tag, bookings }) => ({ tag, bookings }));
}
