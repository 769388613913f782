import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import type { Showing } from './showing.ts';

/** Returns a booking by its number; undefined if there is no booking, or only an abandoned reservation. */
export async function getBooking<View>(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumber: number,
  show: Showing<View>,
): Promise<View | undefined> {
  const card = await readStore.get(bookingTabs.collection, String(bookingNumber));
  return card && (await show(people, card));
}
