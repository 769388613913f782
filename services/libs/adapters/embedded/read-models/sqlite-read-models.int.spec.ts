import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  at,
  holding,
  type ReadModelsUnderTest,
  Runner,
  trip,
  trips,
} from '../../../../../test/support/in-memory/read-model-runner.ts';
import { projectionStoreContract } from '../../../application/ports/projection-store.contract.ts';
import { readStoreContract } from '../../../application/ports/read-store.contract.ts';
import { SqliteProjectionStore } from './sqlite-projection-store.ts';
import { SqliteReadStore } from './sqlite-read-store.ts';

describe('The read models in SQLite', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'read-models-'));
    file = join(directory, 'read-models.sqlite');
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  function start(): Promise<ReadModelsUnderTest> {
    const projectionStore = new SqliteProjectionStore(file);
    const readStore = new SqliteReadStore(file);
    return Promise.resolve({
      readStore,
      projectionStore,
      close: () => {
        readStore.close();
        projectionStore.close();
        return Promise.resolve();
      },
    });
  }

  readStoreContract(start);
  projectionStoreContract(start);

  it('are removed and rebuilt when the file is not a database, or was made by another release', async () => {
    writeFileSync(file, 'This was a database, once upon a time. '.repeat(100));
    const damaged = await start();
    await holding(damaged, trip('a'));
    await damaged.close();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 4711');
    database.close();
    const foreign = await start();
    expect(await foreign.readStore.builds()).toStrictEqual([]);
    await foreign.close();
  });

  it('are kept when the process starts again, and can be written', async () => {
    const before = await start();
    const { build } = await holding(before, trip('a'));
    await before.close();
    const after = await start();
    expect(await after.readStore.get(trips, 'a')).toStrictEqual(trip('a'));
    const [record] = await after.projectionStore.builds();
    expect(record?.lease.owner).toBeUndefined();
    expect(await (await Runner.takeOver(after.projectionStore, build)).write(2)).toBe('written');
    await after.close();
  });

  it('leave no trace in the file of a document that was deleted or replaced', async () => {
    const models = await start();
    const runner = await holding(models, trip('a', { place: 'first-secret', words: ['secret'] }));
    await runner.write(2, [
      { id: 'a', readAt: at(1), next: { document: undefined, position: at(2) } },
    ]);
    await models.close();
    expect(readFileSync(file).includes('secret')).toBe(false);
  });

  it('get the indexes for readers when a build is complete', async () => {
    const models = await start();
    const runner = await Runner.start(models.projectionStore);
    const database = new DatabaseSync(file, { readOnly: true });
    const indexes = () =>
      database.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '% index %'").all().length;
    expect(indexes()).toBe(0);
    await runner.ready();
    expect(indexes()).toBe(trips.indexes.length);
    database.close();
    await models.close();
  });

  it('keep no part of a dropped build after the next start', async () => {
    const models = await start();
    const { build } = await holding(models, trip('a'));
    await models.close();
    const database = new DatabaseSync(file);
    database.exec('UPDATE build SET is_dropped = 1, is_ready = 0');
    database.close();
    const after = await start();
    expect(await after.projectionStore.builds()).toStrictEqual([]);
    const again = await Runner.start(after.projectionStore);
    expect(again.build).toStrictEqual(build);
    await after.close();
  });
});
