import type { BookingView } from '../../contracts/booking/booking-view.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { PersonalDataDamaged } from '../event-log/sealing.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type BookingCard, bookingTabs } from '../projections/booking-tabs.projection.ts';
import { bookingView, type Sight } from './booking-view.ts';
import type { PersonalReader } from './personal-reader.ts';

/** A booking by its number; undefined when there is none, or nothing but abandoned seats. */
export async function getBooking(
  { readStore, people }: { readonly readStore: ReadStore; readonly people: PersonalReader },
  bookingNumber: number,
  sight: Sight,
): Promise<BookingView | undefined> {
  const card = await readStore.get(bookingTabs.collection, String(bookingNumber));
  return card && bookingView(card, await contactOf(people, card), sight);
}

/**
 * Who booked; undefined when the person was erased. So it is when the blob is damaged: that concerns
 * whoever runs `verify`, and must not take a whole list of bookings away from staff.
 */
export async function contactOf(
  people: PersonalReader,
  { bookingNumber, contact }: Pick<BookingCard, 'bookingNumber' | 'contact'>,
): Promise<Contact | undefined> {
  try {
    return await people.open(contact, `booking-${bookingNumber}`);
  } catch (error) {
    if (error instanceof PersonalDataDamaged) {
      return undefined;
    }
    throw error;
  }
}
