import { startEventStoreDb } from '../../../../../test/support/eventstoredb/start-event-store-db.ts';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { CertainAppends } from './event-store-db-certain-appends.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';
import { EventStoreDbKeyStreams } from './event-store-db-key-streams.ts';
import { EventStoreDbPages } from './event-store-db-pages.ts';
import { TimeLimit } from '../time-limit.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the wrapped keys, for stories'),
  identifiers: new RandomIdentifiers(),
};
const wraps = new KeyWrap(tools.cryptography);

describe('an event store with keys of an earlier release', () => {
  it('wraps each key that an earlier release stored, and does not wrap it again', async () => {
    const limit = () => new TimeLimit(1_500);
    const earlier = await startEventStoreDb();
    const log = await EventStoreDbEventStore.open({ ...earlier, ...tools });
    try {
      const streams = new EventStoreDbKeyStreams(log.connection, tools.identifiers, wraps);
      const raw = async (customerId: string) => {
        const key = tools.identifiers.bytes(32);
        const data = JSON.stringify({ key: Buffer.from(key).toString('base64url') });
        const events = [{ id: tools.identifiers.uuid(), type: 'KeyMade', data, metadata: '{}' }];
        const stream = `key-${customerId}`;
        const appends = new CertainAppends(log.connection, new EventStoreDbPages(log.connection));
        await appends.append({ stream, expected: 'no-stream', events }, limit());
        return key;
      };
      const keys = [await raw('asha'), await raw('ben')];
      expect(await streams.isWrapping(limit())).toBe(false);
      await streams.keep('chen', keys[0] ?? new Uint8Array(), limit());
      expect(await streams.key('chen', limit())).toEqual(keys[0]);

      await streams.beginWrapping(limit());
      expect(await streams.wrap('asha', limit())).toBe(true);
      expect(await streams.wrap('asha', limit())).toBe(false);
      expect(await streams.wrap('ben', limit())).toBe(true);
      expect(await streams.wrap('chen', limit())).toBe(true);
      expect(await streams.wrap('nobody', limit())).toBe(false);
      const found = [await streams.key('asha', limit()), await streams.key('ben', limit())];
      expect(found).toEqual(keys);
      const shown = await log.readStream('key-asha');
      expect(shown.map(({ type }) => type)).toEqual(['KeyWrapped']);
      const other = new EventStoreDbKeyStreams(log.connection, tools.identifiers, wraps);
      expect(await other.isWrapping(limit())).toBe(true);
      await other.destroyKey('asha', limit());
      expect(await other.wrap('asha', limit())).toBe(false);
    } finally {
      await log.close();
      await earlier.stop();
    }
  });
});
