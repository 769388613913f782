import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../../../../../test/support/eventstoredb/start-event-store-db.ts';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { keyCarrierContract } from '../../../application/ports/key-carrier.contract.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { EventStoreDbEventLogReader } from './event-store-db-event-log-reader.ts';
import { EventStoreDbKeyCarrier } from './event-store-db-key-carrier.ts';

const keysPerPage = 7;
const tools = {
  identifiers: new RandomIdentifiers(),
  wraps: new KeyWrap(new NodeCryptography('the secret of the keys that are carried')),
};

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

  keyCarrierContract(() => new EventStoreDbKeyCarrier(log, tools, keysPerPage));
});
