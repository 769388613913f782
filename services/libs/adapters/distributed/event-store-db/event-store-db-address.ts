import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * The address of the event store cannot be parsed. The client's own message is not used, because it repeats
 * the address, which may hold a password.
 */
export class EventStoreAddressUnreadable extends Error {
  override readonly name = 'EventStoreAddressUnreadable';
}

/**
 * Returns a client of the server at an address.
 *
 * @throws EventStoreAddressUnreadable
 */
export function clientAt(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch {
    throw new EventStoreAddressUnreadable(
      'its address cannot be read: the port, or an option after the question mark, is not valid',
    );
  }
}
