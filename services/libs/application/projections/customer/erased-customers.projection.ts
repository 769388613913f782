import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CustomerErased } from '../../../domain/customer/customer.events.ts';
import type { EventMetadata } from '../../event-log/stored-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** A customer whose personal data was erased. */
export interface ErasedCustomer {
  readonly customerId: string;
  readonly at: Instant;
  readonly actor: EventMetadata['actor'];
  readonly bookings: number;
  readonly messages: number;
}

/**
 * Which customers were erased, when, and by which account. It changes only when somebody is erased, so every process
 * notices an erasure by this change.
 */
export const erasedCustomers: Projection<ErasedCustomer, CustomerErased> = {
  collection: {
    name: 'erased-customers',
    version: 1,
    fields: { at: 'text' },
    indexes: [['at']],
  },
  readsMetadata: true,
  documentIds: (event) => [idAfter('customer-', event.stream)],
  fold: (erased, { data, metadata, occurredAt: at }, customerId) => {
    const { bookings, messages } = data;
    const counts = { bookings: bookings.length, messages: messages.length };
    return erased ?? { customerId, at, actor: metadata.actor, ...counts };
  },
};
