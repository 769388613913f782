import { projectionStoreContract } from '../../../services/libs/application/ports/projection-store.contract.ts';
import { readStoreContract } from '../../../services/libs/application/ports/read-store.contract.ts';
import {
  InMemoryProjectionStore,
  InMemoryReadModels,
  InMemoryReadStore,
} from './in-memory-read-models.ts';
import type { ReadModelsUnderTest } from './read-model-runner.ts';

describe('The model of read models, which has no transactions', () => {
  function start(): Promise<ReadModelsUnderTest> {
    const models = new InMemoryReadModels();
    return Promise.resolve({
      readStore: new InMemoryReadStore(models),
      projectionStore: new InMemoryProjectionStore(models),
      close: () => {
        models.waiters.close();
        return Promise.resolve();
      },
    });
  }

  readStoreContract(start);
  projectionStoreContract(start);
});
