import type { ReadStore } from '../ports/read-store.ts';
import { bookingTabs } from '../projections/booking-tabs.projection.ts';
import type { PersonalReader } from './personal-reader.ts';
import type { Showing } from './showing.ts';

/** A booking by its number; undefined when there is none, or nothing but abandoned seats. */
export async function getBooking<View>(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumber: number,
  show: Showing<View>,
): Promise<View | undefined> {
  const card = await readStore.get(bookingTabs.collection, String(bookingNumber));
  return card && (await show(people, card));
}
