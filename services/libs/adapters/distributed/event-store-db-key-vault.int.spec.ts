import {
  type EventStoreServer,
  eventStoreServer,
} from '../../../../test/support/event-store-server.ts';
import { keyVaultContract } from '../../application/ports/key-vault.contract.ts';
import { NodeCryptography } from '../node/node-cryptography.ts';
import { RandomIdentifiers } from '../node/random-identifiers.ts';
import { SystemClock } from '../node/system-clock.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';
import { EventStoreDbKeyVault } from './event-store-db-key-vault.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the distributed key vault'),
  identifiers: new RandomIdentifiers(),
};

let server: EventStoreServer;

beforeAll(async () => {
  server = await eventStoreServer();
});

afterAll(async () => {
  await server.stop();
});

describe('the key vault in streams of the event store', () => {
  keyVaultContract(async () => {
    const { url } = server;
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    const otherStore = await EventStoreDbEventStore.open({ url, ...tools });
    return {
      store,
      vault: new EventStoreDbKeyVault(store, tools),
      otherVault: new EventStoreDbKeyVault(otherStore, tools),
      async close() {
        await store.close();
        await otherStore.close();
      },
    };
  });
});
