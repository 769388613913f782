import type { DomainEvent } from '../decision.ts';

/**
 * A person's key was destroyed: whatever was sealed with it cannot be read any more. Names what it
 * was in, so that every read model that holds something of it in clear finds it.
 */
export type CustomerErased = DomainEvent<
  'CustomerErased',
  {
    /** The bookings with anything in their streams that was sealed with the key. */
    readonly bookings: readonly number[];
    /** The messages to the operator that were sealed with it, by their ids. */
    readonly messages: readonly string[];
  }
>;
/** Everything held about the person was handed out as a file. */
export type CustomerDataExported = DomainEvent<
  'CustomerDataExported',
  {
    /** How many bookings and messages were in it. */
    readonly bookings: number;
    readonly messages: number;
  }
>;

export type CustomerEvent = CustomerErased | CustomerDataExported;
