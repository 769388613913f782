import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { establishLogIdentity } from '../../../services/libs/application/event-log/log-identity.ts';
import { eventStoreContract } from '../../../services/libs/application/ports/event-store.contract.ts';
import { InMemoryEventStore } from './in-memory-event-store.ts';
import { InMemoryLog } from './in-memory-log.ts';
import { SeededIdentifiers } from './seeded-identifiers.ts';
import { VirtualClock } from './virtual-clock.ts';

describe('the event store in memory, which the simulation uses for comparison', () => {
  eventStoreContract(async () => {
    const log = new InMemoryLog();
    const store = new InMemoryEventStore(log);
    await establishLogIdentity(store, {
      clock: new VirtualClock(),
      cryptography: new NodeCryptography('the secret of the store in memory'),
      identifiers: new SeededIdentifiers(),
    });
    return {
      store,
      reopen: () => Promise.resolve(new InMemoryEventStore(log)),
      close: () => Promise.resolve(),
    };
  });
});
