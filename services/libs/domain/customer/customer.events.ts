import type { DomainEvent, EventTable } from '../decision.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { CustomerNoteText } from './customer-note.ts';

/**
 * A person's key was destroyed, so the data that was sealed with it can no longer be read. The event names
 * the places of the sealed data. So every read model that has parts of this data unencrypted can find them.
 */
export type CustomerErased = DomainEvent<
  'CustomerErased',
  {
    /** The bookings whose streams have data that was sealed with the key. */
    readonly bookings: readonly number[];
    /** The ids of the messages to the operator that were sealed with the key. */
    readonly messages: readonly string[];
  }
>;
/** All stored data about the person was exported as a file. */
export type CustomerDataExported = DomainEvent<
  'CustomerDataExported',
  {
    /** How many bookings and messages are in the file. */
    readonly bookings: number;
    readonly messages: number;
  }
>;

/** Staff wrote a note about the customer. */
export type CustomerNoteAdded = DomainEvent<
  'CustomerNoteAdded',
  {
    /** The number of the note among the notes about the customer; the first is 1. A number is never used again. */
    readonly noteNo: number;
    readonly personal: Personal<CustomerNoteText>;
  }
>;
/** Staff changed the text of a note. */
export type CustomerNoteChanged = DomainEvent<
  'CustomerNoteChanged',
  {
    readonly noteNo: number;
    /** The whole new text. */
    readonly personal: Personal<CustomerNoteText>;
  }
>;
/** Staff removed a note: it is no longer shown, and stays in the history. */
export type CustomerNoteRemoved = DomainEvent<'CustomerNoteRemoved', { readonly noteNo: number }>;
/** Staff undid the removal of a note. */
export type CustomerNoteRestored = DomainEvent<'CustomerNoteRestored', { readonly noteNo: number }>;

/**
 * Staff found that another customer is the same person, and chose this customer to represent both. The merge counts
 * once the other stream has the CustomerMerged event that belongs to it.
 */
export type CustomerAbsorbed = DomainEvent<
  'CustomerAbsorbed',
  {
    /** The id of the other customer; it is larger than the id of this stream. */
    readonly customerId: string;
  }
>;
/** This customer is shown as part of another customer, who is the same person. Both keep their keys. */
export type CustomerMerged = DomainEvent<
  'CustomerMerged',
  {
    /** The id of the customer who represents both; it is smaller than the id of this stream. */
    readonly into: string;
  }
>;
/** Staff undid a merge. The streams of both customers get this event. */
export type CustomerMergeUndone = DomainEvent<
  'CustomerMergeUndone',
  {
    /** The id of the other customer. */
    readonly customerId: string;
  }
>;

export type CustomerEvent =
  | CustomerErased
  | CustomerDataExported
  | CustomerNoteAdded
  | CustomerNoteChanged
  | CustomerNoteRemoved
  | CustomerNoteRestored
  | CustomerAbsorbed
  | CustomerMerged
  | CustomerMergeUndone;

export const customerEvents: EventTable<CustomerEvent> = {
  CustomerErased: [],
  CustomerDataExported: [],
  CustomerNoteAdded: [],
  CustomerNoteChanged: [],
  CustomerNoteRemoved: [],
  CustomerNoteRestored: [],
  CustomerAbsorbed: [],
  CustomerMerged: [],
  CustomerMergeUndone: [],
};
