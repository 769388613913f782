import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../libs/adapters/embedded/log/sqlite-event-store.ts';
import { SqliteReadStore } from '../../libs/adapters/embedded/read-models/sqlite-read-store.ts';
import { NodeCryptography } from '../../libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../libs/adapters/node/system-clock.ts';
import { areProjectionsReady } from '../../libs/application/queries/reports/get-projections.ts';
import { ProjectorThread } from './projector-thread.ts';

describe('the projector in its own thread', () => {
  let directory: string;
  let store: SqliteEventStore;
  const faults: unknown[] = [];

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'projector-'));
    faults.length = 0;
    store = await SqliteEventStore.open({
      file: join(directory, 'log.sqlite'),
      clock: new SystemClock(),
      cryptography: new NodeCryptography('secret '.repeat(8)),
      identifiers: new RandomIdentifiers(),
    });
  });

  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const time = { clockStart: null, clockStartedAt: null, clockSpeed: 1 };

  const start = (readModelsFile: string, onFault = (fault: unknown) => void faults.push(fault)) =>
    new ProjectorThread(
      {
        profile: 'embedded',
        logFile: join(directory, 'log.sqlite'),
        readModelsFile,
        secretKey: 'secret '.repeat(8),
        time,
      },
      { onAlarm: (alarm) => void faults.push(alarm), onFault },
    );

  it('builds every read model, rebuilds each on request, and closes its files', async () => {
    const file = join(directory, 'read-models.sqlite');
    const projector = start(file);
    await projector.whenReady();
    const readStore = new SqliteReadStore(file);
    expect(await areProjectionsReady(readStore)).toBe(true);
    expect(await projector.rebuild('tour-listings')).toBe(true);
    expect(await projector.rebuild('no-such-projection')).toBe(false);
    expect(await projector.retryParked('tour-listings')).toBe(0);
    readStore.close();
    await projector.close();
    expect(faults).toEqual([]);
  });

  it('is started again when it dies, until it works', async () => {
    const file = join(directory, 'read-models.sqlite');
    mkdirSync(file); // No database can be opened here.
    const died = Promise.withResolvers<undefined>();
    const projector = start(file, () => {
      died.resolve(undefined);
    });
    await died.promise;
    await expect(projector.rebuild('tour-listings')).rejects.toThrow('ended before it answered');
    rmSync(file, { recursive: true });
    await projector.whenReady();
    await projector.close();
  });
});
