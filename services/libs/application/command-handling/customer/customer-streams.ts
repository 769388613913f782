import { customerDecider } from '../../../domain/customer/customer.decider.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { customerStream } from '../../event-log/stream-names.ts';

export interface CustomerAddress {
  readonly customerId: string;
}

/** Before the first command about a customer, only the id is known. */
export const customerStreams = streamsOf(customerDecider, {
  streamOf: ({ customerId }: CustomerAddress) => customerStream(customerId),
});
