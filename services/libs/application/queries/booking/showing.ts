import type { AdminBookingView } from '../../../contracts/booking/admin-booking-view.ts';
import type { BookingView } from '../../../contracts/booking/booking-view.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';
import { adminBookingView } from './admin-booking-view.ts';
import { bookingView, type Sight } from './booking-view.ts';
import { opened, openedOrWhy } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

/** Makes the view of a booking. Its personal fields are unsealed as far as the reader may see them. */
export type Showing<View> = (people: PersonalReader, card: BookingCard) => Promise<View>;

/** Makes the view for travellers. */
export function shownIn(sight: Sight): Showing<BookingView> {
  return async (people, card) => {
    const { fields, ...why } = await openedOrWhy(people, card.contact, card.bookingNumber);
    return { ...bookingView(card, fields, sight), ...why };
  };
}

/** Makes the view for staff in a list. */
export const listedForStaff: Showing<AdminBookingView> = async (people, card) => {
  const { fields, ...why } = await openedOrWhy(people, card.contact, card.bookingNumber);
  return { ...adminBookingView(card, fields), ...why };
};

/** Makes the view for staff, with their notes. */
export const shownToStaff: Showing<AdminBookingView> = async (people, card) => {
  const view = await listedForStaff(people, card);
  const notes = await Promise.all(
    card.notes.map(async ({ at, revision, personal }) => {
      const words = await opened(people, personal, card.bookingNumber);
      return words === undefined ? [] : [{ revision: String(revision), at, text: words.text }];
    }),
  );
  return notes.flat().length === 0 ? view : { ...view, notes: notes.flat() };
};
