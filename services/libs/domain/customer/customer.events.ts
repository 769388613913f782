import type { DomainEvent, EventTable } from '../decision.ts';

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

export type CustomerEvent = CustomerErased | CustomerDataExported;

export const customerEvents: EventTable<CustomerEvent> = {
  CustomerErased: [],
  CustomerDataExported: [],
};
