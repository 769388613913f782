import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../../../../test/support/eventstoredb/start-event-store-db.ts';
import { keyCarrierContract } from '../../application/ports/key-carrier.contract.ts';
import { RandomIdentifiers } from '../node/random-identifiers.ts';
import { EventStoreDbEventLogReader } from './event-store-db-event-log-reader.ts';
import { EventStoreDbKeyCarrier } from './event-store-db-key-carrier.ts';

const keysPerPage = 7;

describe('keys that are carried to and from the event store', () => {
  let server: EventStoreDbServer;
  let log: EventStoreDbEventLogReader;

  beforeEach(async () => {
    server = await startEventStoreDb();
    log = await EventStoreDbEventLogReader.open(server, () => Promise.resolve('any log'));
  });

  afterEach(async () => {
    await log.close();
    await server.stop();
  });

  keyCarrierContract(() => new EventStoreDbKeyCarrier(log, new RandomIdentifiers(), keysPerPage));
});
