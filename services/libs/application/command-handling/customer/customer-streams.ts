import { customerDecider } from '../../../domain/customer/customer.decider.ts';
import { changesNotes } from '../../../domain/customer/visible-customer-events.ts';
import { customerStream } from '../../event-log/stream-names.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { sealCustomerNotes } from './seal-customer-notes.ts';

export interface CustomerAddress {
  readonly customerId: string;
}

const about = {
  streamOf: ({ customerId }: CustomerAddress) => customerStream(customerId),
  /** Staff who change a note need not know that somebody downloaded the data or merged the customer meanwhile. */
  isVisible: changesNotes,
};

/** Before the first command about a customer, only the id is known. */
export const customerStreams = streamsOf(customerDecider, about);

/** The same streams, for notes: they are sealed with the key of the customer. */
export const customerNotes = streamsOf(customerDecider, { ...about, seal: sealCustomerNotes });
