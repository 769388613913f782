import { EventStoreDbEventLogReader } from '../adapters/distributed/event-store-db/event-store-db-event-log-reader.ts';
import { EventStoreDbKeyCarrier } from '../adapters/distributed/event-store-db/event-store-db-key-carrier.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { recogniseLogOfKey } from '../application/event-log/log-identity.ts';
import { KeyWrap } from '../application/keys/key-wrap.ts';
import { beginOnLog } from './distributed-engines.ts';
import { distributedPlaceOf } from './places/projector-place.ts';
import type { Settings } from './settings/settings.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Wraps the customer keys in an event store that an earlier release filled, and continues an interrupted
 * call. The embedded profile does this at its start. Here the operator decides when, because processes of the
 * earlier release may still run and cannot read wrapped keys.
 *
 * @returns How many keys were wrapped.
 * @throws StartRefused
 * @throws SecretKeyMismatch before anything is changed: keys wrapped with another SECRET_KEY would be lost.
 */
export async function wrapEngineKeys(settings: Settings): Promise<number> {
  if (settings.profile !== 'distributed') {
    throw new StartRefused(
      'The embedded profile wraps the keys of customers at its start: npm start.',
    );
  }
  const { engines, secretKey } = distributedPlaceOf(settings);
  const cryptography = new NodeCryptography(secretKey);
  const url = engines.eventStoreUrl;
  const log = await beginOnLog(engines, () =>
    EventStoreDbEventLogReader.open({ url }, async (reader) => {
      const logId = await recogniseLogOfKey(reader, cryptography);
      if (logId === undefined) throw new StartRefused('There is no log in this event store.');
      return logId;
    }),
  );
  try {
    const tools = { identifiers: new RandomIdentifiers(), wraps: new KeyWrap(cryptography) };
    return await new EventStoreDbKeyCarrier(log, tools).wrapAll();
  } finally {
    await log.close();
  }
}
