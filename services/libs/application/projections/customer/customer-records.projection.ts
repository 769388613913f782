import type {
  BookingCancelled,
  BookingNoteAdded,
  BookingPlaced,
  BookingRebooked,
  BookingRequestedWithoutSeats,
  BookingRescheduled,
  ContactCorrected,
  PartyChanged,
  RequestWithdrawn,
} from '../../../domain/booking/booking.events.ts';
import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import type {
  ContactMessageAnswered,
  ContactMessageSubmitted,
} from '../../../domain/contact/contact.events.ts';
import type { CustomerErased } from '../../../domain/customer/customer.events.ts';
import {
  customerOf,
  isSealed,
  type Personal,
} from '../../../domain/personal-data/personal-data.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** A booking or a message, and the customers whose keys unseal its personal fields. It has no personal data. */
export interface CustomerRecord {
  readonly kind: 'booking' | 'message';
  /** The number of the booking, or the id of the message. */
  readonly subject: string;
  /** The customer to whom the record belongs now; absent if it never had sealed fields. */
  readonly customerId?: string;
  /** All customers whose keys sealed fields in its stream. */
  readonly customers: readonly string[];
  /** The customers in `customers` who were erased. */
  readonly erased: readonly string[];
  /** Whether a key can still unseal some of its fields. */
  readonly isKept: boolean;
  /** The day of the departure; for a message, the day it was written. */
  readonly day: LocalDate;
}

/** All events that have sealed fields, move a booking to another day, or destroy a key. */
export type CustomerRecordEvent =
  | BookingPlaced
  | BookingRequestedWithoutSeats
  | RequestWithdrawn
  | BookingRescheduled
  | PartyChanged
  | ContactCorrected
  | BookingCancelled
  | BookingRebooked
  | BookingNoteAdded
  | ContactMessageSubmitted
  | ContactMessageAnswered
  | CustomerErased;

/**
 * The bookings and messages that a customer's key can unseal. Erasures, exports and the job that erases expired data
 * query it.
 */
export const customerRecords: Projection<CustomerRecord, CustomerRecordEvent> = {
  collection: {
    name: 'customer-records',
    version: 1,
    fields: { kind: 'text', isKept: 'flag', day: 'text' },
    indexes: [['kind', 'isKept', 'day']],
    terms: ({ customers }) => customers,
  },
  documentIds: (event) => {
    if (event.type !== 'CustomerErased') {
      return [event.stream];
    }
    const { bookings, messages } = event.data;
    return [
      ...bookings.map((bookingNumber) => `booking-${bookingNumber}`),
      ...messages.map((messageId) => `contact-${messageId}`),
    ];
  },
  fold: (record, event) => {
    switch (event.type) {
      case 'BookingPlaced':
      case 'BookingRequestedWithoutSeats': {
        const subject = String(event.data.bookingNumber);
        const day = event.data.departure.date;
        return sealedIn(record ?? blank('booking', subject, day), event.data.personal, 'owned');
      }
      case 'ContactMessageSubmitted': {
        const subject = idAfter('contact-', event.stream);
        const day = localDateOf(event.occurredAt);
        return sealedIn(blank('message', subject, day), event.data.personal, 'owned');
      }
      case 'ContactCorrected':
        return record && sealedIn(record, event.data.personal, 'owned');
      case 'BookingRescheduled':
        return record && sealedIn({ ...record, day: event.data.after.date }, event.data.personal);
      case 'BookingRebooked': {
        const { departure, personal } = event.data;
        return record && sealedIn({ ...record, day: departure.after.date }, personal);
      }
      case 'PartyChanged':
      case 'BookingCancelled':
      case 'RequestWithdrawn':
      case 'BookingNoteAdded':
      case 'ContactMessageAnswered':
        return record && sealedIn(record, event.data.personal);
      case 'CustomerErased':
        return record && withErased(record, event);
    }
  },
};

function blank(kind: CustomerRecord['kind'], subject: string, day: LocalDate): CustomerRecord {
  return { kind, subject, customers: [], erased: [], isKept: false, day };
}

/** @param owned Given if the event has the whole contact: the record then belongs to the contact's customer. */
function sealedIn(
  record: CustomerRecord,
  personal: Personal<object> | undefined,
  owned?: 'owned',
): CustomerRecord {
  if (personal === undefined || !isSealed(personal)) {
    return record;
  }
  const customerId = customerOf(personal);
  const customers = [...new Set([...record.customers, customerId])];
  const owner = owned === undefined ? {} : { customerId };
  return keptOrNot({ ...record, ...owner, customers });
}

function withErased(
  record: CustomerRecord,
  { stream }: RecordedEvent<CustomerErased>,
): CustomerRecord {
  const erased = [...new Set([...record.erased, idAfter('customer-', stream)])];
  return keptOrNot({ ...record, erased });
}

function keptOrNot(record: CustomerRecord): CustomerRecord {
  return { ...record, isKept: record.customers.some((each) => !record.erased.includes(each)) };
}
