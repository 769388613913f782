import { EventStoreDBClient } from '@eventstore/db-client';

/** No server can be looked for; the client's own words would repeat the address, which may hold a password. */
export class EventStoreAddressUnreadable extends Error {
  override readonly name = 'EventStoreAddressUnreadable';
}

/**
 * A client of the server at an address.
 *
 * @throws EventStoreAddressUnreadable
 */
export function clientAt(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch {
    throw new EventStoreAddressUnreadable(
      'its address cannot be read: what follows the question mark, or the port, is none that there is',
    );
  }
}
