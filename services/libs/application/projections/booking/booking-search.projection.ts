import type {
  BookingCancelled,
  BookingConfirmed,
  BookingPlaced,
  BookingRebooked,
  BookingRequestedWithoutSeats,
  BookingRepriced,
  BookingRescheduled,
  ContactCorrected,
  RequestWithdrawn,
} from '../../../domain/booking/booking.events.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import type { CustomerErased } from '../../../domain/customer/customer.events.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import type { Currency } from '../../../domain/money/money.ts';
import {
  customerOf,
  isSealed,
  type Personal,
} from '../../../domain/personal-data/personal-data.ts';
import type { BookingCard } from './booking-tabs.projection.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';
import { contactTerms } from './search-terms.ts';

/** The data by which a search finds a booking. The only documents with unsealed personal data. */
export interface BookingSearchEntry {
  readonly bookingNumber: number;
  readonly createdAt: Instant;
  readonly date: LocalDate;
  readonly tourId: string;
  readonly status: BookingCard['status'];
  readonly currency: Currency;
  /** Absent after the person was erased. The booking is still found by its reference. */
  readonly contact?: Pick<Contact, 'name' | 'email' | 'phone'>;
  /** The customer whose key unsealed the contact. */
  readonly customerId?: string;
}

/** Every event that changes how a search finds a booking, or in which lists it is. */
export type SearchableEvent =
  | BookingPlaced
  | BookingRequestedWithoutSeats
  | RequestWithdrawn
  | BookingConfirmed
  | ContactCorrected
  | BookingRescheduled
  | BookingRepriced
  | BookingCancelled
  | BookingRebooked
  | CustomerErased;

/** Finds bookings by reference, name, e-mail and phone, on each of the lists of booking-tabs. */
export const bookingSearch: Projection<BookingSearchEntry, SearchableEvent, Contact> = {
  collection: {
    name: 'booking-search',
    version: 4,
    fields: {
      createdAt: 'text',
      date: 'text',
      tourId: 'text',
      status: 'text',
      currency: 'text',
    },
    indexes: [['createdAt'], ['date', 'createdAt']],
    terms: ({ bookingNumber, contact }) => contactTerms(bookingNumber, contact),
  },
  documentIds: (event) =>
    event.type === 'CustomerErased'
      ? event.data.bookings.map(String)
      : [idAfter('booking-', event.stream)],
  unseals: (event) => {
    switch (event.type) {
      case 'BookingPlaced':
      case 'BookingRequestedWithoutSeats':
      case 'ContactCorrected':
        return isSealed(event.data.personal) ? event.data.personal : undefined;
      case 'BookingConfirmed':
      case 'BookingRescheduled':
      case 'BookingRepriced':
      case 'BookingCancelled':
      case 'RequestWithdrawn':
      case 'BookingRebooked':
      case 'CustomerErased':
        return undefined;
    }
  },
  fold: (entry, event, _id, opened) => {
    switch (event.type) {
      case 'BookingPlaced':
      case 'BookingRequestedWithoutSeats': {
        const { bookingNumber, placedAt: createdAt, departure, price, personal } = event.data;
        const { currency } = price;
        const status = event.type === 'BookingPlaced' ? 'pending' : 'requested';
        return withContact(
          {
            ...{ bookingNumber, createdAt, status, currency },
            ...{ date: departure.date, tourId: departure.tourId },
          },
          personal,
          opened,
        );
      }
      case 'ContactCorrected':
        return entry && withContact(entry, event.data.personal, opened);
      case 'BookingConfirmed':
        return entry && { ...entry, status: 'confirmed' };
      case 'BookingRescheduled':
        return entry && { ...entry, date: event.data.after.date };
      case 'BookingRepriced':
        return entry && { ...entry, currency: event.data.after.currency };
      case 'BookingCancelled':
        return entry && { ...entry, status: 'cancelled' };
      case 'RequestWithdrawn':
        return entry && { ...entry, status: 'withdrawn' };
      case 'BookingRebooked': {
        const { departure, price } = event.data;
        const { currency } = price.after;
        return entry && { ...entry, date: departure.after.date, status: 'confirmed', currency };
      }
      case 'CustomerErased':
        return entry && withoutPerson(entry, idAfter('customer-', event.stream));
    }
  },
};

function withContact(
  entry: BookingSearchEntry,
  personal: Personal<Contact>,
  opened: Contact | undefined,
): BookingSearchEntry {
  const nameless = withoutContact(entry);
  if (opened === undefined) {
    return nameless;
  }
  const { name, email, phone } = opened;
  const contact = { name, email, phone };
  return isSealed(personal)
    ? { ...nameless, contact, customerId: customerOf(personal) }
    : { ...nameless, contact };
}

/** The contact may have been corrected meanwhile and belong to another person. */
function withoutPerson(entry: BookingSearchEntry, customerId: string): BookingSearchEntry {
  return entry.customerId === customerId ? withoutContact(entry) : entry;
}

function withoutContact(entry: BookingSearchEntry): BookingSearchEntry {
  const { bookingNumber, createdAt, date, tourId, status, currency } = entry;
  return { bookingNumber, createdAt, date, tourId, status, currency };
}
