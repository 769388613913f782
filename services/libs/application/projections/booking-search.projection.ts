import type {
  BookingPlaced,
  BookingRebooked,
  BookingRescheduled,
  ContactCorrected,
} from '../../domain/booking/booking.events.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import { isSealed } from '../../domain/personal-data/personal-data.ts';
import { idAfter } from './document-ids.ts';
import type { Projection } from './projection.ts';
import { contactTerms } from './search-terms.ts';

/** What a booking is found by. The only documents with personal data in clear. */
export interface BookingSearchEntry {
  readonly bookingNumber: number;
  readonly createdAt: Instant;
  readonly date: LocalDate;
  /** Absent after the person was erased: the booking is still found by its reference. */
  readonly contact?: Pick<Contact, 'name' | 'email' | 'phone'>;
}

/** Every event that changes what a booking is found by, or on which list. */
export type SearchableEvent =
  BookingPlaced | ContactCorrected | BookingRescheduled | BookingRebooked;

/** Finds bookings by reference, name, e-mail and phone, on each of the lists of booking-tabs. */
export const bookingSearch: Projection<BookingSearchEntry, SearchableEvent, Contact> = {
  collection: {
    name: 'booking-search',
    version: 1,
    fields: { createdAt: 'text', date: 'text' },
    indexes: [['createdAt'], ['date', 'createdAt']],
    terms: ({ bookingNumber, contact }) => contactTerms(bookingNumber, contact),
  },
  documentIds: (event) => [idAfter('booking-', event.stream)],
  unseals: (event) => {
    switch (event.type) {
      case 'BookingPlaced':
      case 'ContactCorrected':
        return isSealed(event.data.personal) ? event.data.personal : undefined;
      case 'BookingRescheduled':
      case 'BookingRebooked':
        return undefined;
    }
  },
  fold: (entry, event, _id, opened) => {
    switch (event.type) {
      case 'BookingPlaced': {
        const { bookingNumber, placedAt, departure } = event.data;
        return withContact({ bookingNumber, createdAt: placedAt, date: departure.date }, opened);
      }
      case 'ContactCorrected':
        return entry && withContact(entry, opened);
      case 'BookingRescheduled':
        return entry && { ...entry, date: event.data.after.date };
      case 'BookingRebooked':
        return entry && { ...entry, date: event.data.departure.after.date };
    }
  },
};

function withContact(
  { bookingNumber, createdAt, date }: BookingSearchEntry,
  opened: Contact | undefined,
): BookingSearchEntry {
  if (opened === undefined) {
    return { bookingNumber, createdAt, date };
  }
  const { name, email, phone } = opened;
  return { bookingNumber, createdAt, date, contact: { name, email, phone } };
}
