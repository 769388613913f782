import {
  eventStoreSecret,
  type EventStoreServer,
  eventStoreServer,
} from '../../../../../test/support/processes/event-store-server.ts';
import { eventLogReaderContract } from '../../../application/ports/event-log-reader.contract.ts';
import {
  eventStoreContract,
  type EventStoreUnderTest,
} from '../../../application/ports/event-store.contract.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography(eventStoreSecret),
  identifiers: new RandomIdentifiers(),
};

let server: EventStoreServer;

beforeAll(async () => {
  server = await eventStoreServer();
});

afterAll(async () => {
  await server.stop();
});

describe('the event store in EventStoreDB', () => {
  async function begin(): Promise<EventStoreUnderTest> {
    let store = await EventStoreDbEventStore.open({ url: server.url, ...tools });
    return {
      store,
      async reopen() {
        await store.close();
        store = await EventStoreDbEventStore.open({ url: server.url, ...tools });
        return store;
      },
      async close() {
        await store.close();
      },
    };
  }

  eventStoreContract(begin);
  eventLogReaderContract(begin);
});
