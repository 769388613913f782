import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../../test/support/processes/free-port.ts';
import { EventStoreDbConnection } from './event-store-db-connection.ts';

describe('a connection that may be broken', () => {
  it('does not fail its caller when no server can be found', async () => {
    const place = `127.0.0.1:${await freePort()}`;
    const connection = new EventStoreDbConnection(
      `esdb://${place},${place}?tls=false&maxDiscoverAttempts=1&discoveryInterval=1`,
    );
    // Waits until a connection is old enough to be replaced.
    await wait(Math.max(0, 1_010 - performance.now()));
    await expect(connection.doubt()).resolves.toBeUndefined();
    await connection.close();
  });
});
