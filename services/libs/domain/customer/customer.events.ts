import type { DomainEvent, EventTable } from '../decision.ts';

/**
 * A person's key was destroyed: what was sealed with it can no longer be read. Names the places of the
 * sealed data, so that every read model with parts of it in clear can find them.
 */
export type CustomerErased = DomainEvent<
  'CustomerErased',
  {
    /** The bookings whose streams have data that was sealed with the key. */
    readonly bookings: readonly number[];
    /** The ids of the messages to the operator that were sealed with it. */
    readonly messages: readonly string[];
  }
>;
/** Everything stored about the person was exported as a file. */
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
