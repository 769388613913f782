import type {
  BookingPlaced,
  BookingRequestedWithoutSeats,
  ContactCorrected,
} from '../../../domain/booking/booking.events.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ContactMessageSubmitted } from '../../../domain/contact/contact.events.ts';
import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import { changesNotes } from '../../../domain/customer/visible-customer-events.ts';
import type { CustomerNoteText } from '../../../domain/customer/customer-note.ts';
import {
  customerOf,
  isSealed,
  type Personal,
} from '../../../domain/personal-data/personal-data.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** A note of staff about a customer. Its text stays sealed. */
export interface CustomerCardNote {
  readonly noteNo: number;
  /** When the note was first written. */
  readonly at: Instant;
  /** The revision of the event with its present text. */
  readonly revision: number;
  readonly isRemoved: boolean;
  readonly personal: Personal<CustomerNoteText>;
}

/** A customer who was merged into this customer, according to the stream of this customer. */
export interface AbsorbedCustomer {
  readonly customerId: string;
  readonly at: Instant;
  /** The revision of the event. */
  readonly revision: number;
}

/** A customer: their place in the list, and the notes about them. Personal data is sealed. */
export interface CustomerCard {
  readonly customerId: string;
  /** False after an erasure. */
  readonly isListed: boolean;
  /** When a booking last became theirs; empty if never. */
  readonly lastBookedAt: string;
  /** When the customer last wrote on the contact page; empty if never. */
  readonly lastWroteAt: string;
  /** In the order of their numbers, removed ones included; empty after an erasure. */
  readonly notes: readonly CustomerCardNote[];
  /**
   * The customer into whom this customer was merged. The merge counts only if that customer's card has this customer in
   * `absorbed`.
   */
  readonly mergedInto?: string;
  readonly absorbed: readonly AbsorbedCustomer[];
  /** The revision of the last event of the customer's stream that a client can see; -1 before the first. */
  readonly revision: number;
}

/** The events by which somebody becomes a customer, and the events about customers. */
export type CustomerCardEvent =
  | BookingPlaced
  | BookingRequestedWithoutSeats
  | ContactCorrected
  | ContactMessageSubmitted
  | Exclude<CustomerEvent, { readonly type: 'CustomerDataExported' }>;

/**
 * All customers, in the order of their latest booking. An event that corrects a contact names only the new customer, so
 * this projection cannot show which bookings belong to a customer now. The projection customer-records shows that.
 */
export const customers: Projection<CustomerCard, CustomerCardEvent> = {
  collection: {
    name: 'customers',
    version: 2,
    fields: { isListed: 'flag', lastBookedAt: 'text', lastWroteAt: 'text' },
    indexes: [['isListed', 'lastBookedAt', 'lastWroteAt']],
  },
  documentIds: (event) => {
    if (isAboutCustomer(event)) return [idAfter('customer-', event.stream)];
    const { personal } = event.data;
    return isSealed(personal) ? [customerOf(personal)] : [];
  },
  fold: (card, event, customerId) => {
    const known = card ?? blank(customerId);
    if (isAboutCustomer(event)) return changed(known, event);
    switch (event.type) {
      case 'BookingPlaced':
      case 'BookingRequestedWithoutSeats':
        return { ...known, lastBookedAt: later(known.lastBookedAt, event.data.placedAt) };
      case 'ContactCorrected':
        return { ...known, lastBookedAt: later(known.lastBookedAt, event.occurredAt) };
      case 'ContactMessageSubmitted':
        return { ...known, lastWroteAt: later(known.lastWroteAt, event.occurredAt) };
    }
  },
};

type Bringing =
  BookingPlaced | BookingRequestedWithoutSeats | ContactCorrected | ContactMessageSubmitted;
type About = Exclude<CustomerCardEvent, Bringing>;

function isAboutCustomer(event: RecordedEvent<CustomerCardEvent>): event is RecordedEvent<About> {
  return event.stream.startsWith('customer-');
}

function blank(customerId: string): CustomerCard {
  const never = { lastBookedAt: '', lastWroteAt: '' } as const;
  return { customerId, isListed: true, ...never, notes: [], absorbed: [], revision: -1 };
}

/** The card after an event of the customer's own stream. */
function changed(card: CustomerCard, event: RecordedEvent<About>): CustomerCard {
  const { revision, occurredAt: at } = event;
  const next = changesNotes(event.type) ? { ...card, revision } : card;
  const noted = (noteNo: number, more: Partial<CustomerCardNote>) => ({
    ...next,
    notes: card.notes.map((note) => (note.noteNo === noteNo ? { ...note, ...more } : note)),
  });
  switch (event.type) {
    case 'CustomerErased':
      return erased(next);
    case 'CustomerNoteAdded':
      return { ...next, notes: [...card.notes, { ...event.data, at, revision, isRemoved: false }] };
    case 'CustomerNoteChanged':
      return noted(event.data.noteNo, { personal: event.data.personal, revision });
    case 'CustomerNoteRemoved':
      return noted(event.data.noteNo, { isRemoved: true });
    case 'CustomerNoteRestored':
      return noted(event.data.noteNo, { isRemoved: false });
    case 'CustomerAbsorbed': {
      const { customerId } = event.data;
      return { ...next, absorbed: [...card.absorbed, { customerId, at, revision }] };
    }
    case 'CustomerMerged':
      return { ...next, mergedInto: event.data.into };
    case 'CustomerMergeUndone':
      return withoutLink(next, event.data.customerId);
  }
}

/** An erasure erases everybody who was merged, so that no merge is left, and no note can be read. */
function erased({ customerId, lastBookedAt, lastWroteAt, revision }: CustomerCard): CustomerCard {
  return { ...blank(customerId), isListed: false, lastBookedAt, lastWroteAt, revision };
}

function withoutLink({ mergedInto, ...card }: CustomerCard, customerId: string): CustomerCard {
  return {
    ...card,
    ...(mergedInto === undefined || mergedInto === customerId ? {} : { mergedInto }),
    absorbed: card.absorbed.filter((each) => each.customerId !== customerId),
  };
}

function later(one: string, other: Instant): string {
  return one > other ? one : other;
}
