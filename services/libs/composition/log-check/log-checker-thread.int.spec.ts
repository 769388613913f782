import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../adapters/embedded/log/sqlite-event-store.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../adapters/node/random-identifiers.ts';
import { SystemClock } from '../../adapters/node/system-clock.ts';
import { LogCheckerThread } from './log-checker-thread.ts';

const secretKey = 'the secret of the log that is checked';

describe('checking the log in a thread', () => {
  let directory: string;
  let store: SqliteEventStore;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'checker-'));
    store = await SqliteEventStore.open({
      file: join(directory, 'event-log.sqlite'),
      clock: new SystemClock(),
      cryptography: new NodeCryptography(secretKey),
      identifiers: new RandomIdentifiers(),
    });
  });

  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const checkerOf = (file: string) =>
    new LogCheckerThread({
      log: { file: join(directory, file) },
      anchors: { archive: { directory: join(directory, 'archive') }, secretKey },
    });

  it('reports its progress and its result, while the log is written', async () => {
    const told: number[] = [];
    const checked = await checkerOf('event-log.sqlite').check(
      (progress) => told.push(progress),
      new AbortController().signal,
    );
    expect(checked).toMatchObject({
      verdict: { checked: 1, events: 1, streams: 1, anchors: 0, faults: [], faultCount: 0 },
      tally: { logId: store.logId, events: 1 },
    });
    expect(told).toEqual([1]);
  });

  it('fails if there is no log', async () => {
    const { signal } = new AbortController();
    await expect(checkerOf('nothing.sqlite').check(() => undefined, signal)).rejects.toThrow(
      'cannot be opened',
    );
  });

  it('ends when the signal aborts', async () => {
    const ending = new AbortController();
    const checking = checkerOf('event-log.sqlite').check(() => undefined, ending.signal);
    ending.abort();
    await expect(checking).rejects.toThrow();
  });
});
