import type { AdminBookingView } from '../../../contracts/booking/admin-booking-view.ts';
import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingHistory } from '../../projections/booking/booking-history.projection.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../../projections/booking/booking-tabs.projection.ts';
import { happenedBy, readHistory } from '../engine/history.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { shownToStaff } from './showing.ts';

/** Returns a booking as of an instant; undefined if it did not exist yet. */
export async function getBookingAsOf(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumber: number,
  asOf: Instant,
): Promise<AsOf<AdminBookingView> | undefined> {
  const card = await bookingCardAsOf(readStore, bookingNumber, asOf);
  return card && { ...(await shownToStaff(people, card)), asOf };
}

export async function bookingCardAsOf(
  readStore: ReadStore,
  bookingNumber: number,
  asOf: Instant,
): Promise<BookingCard | undefined> {
  const subject = String(bookingNumber);
  const records = await readHistory(readStore, bookingHistory.collection, subject);
  let card: BookingCard | undefined;
  for (const record of happenedBy(records, asOf)) {
    card = foldBookingCard(card, record);
  }
  return card;
}
