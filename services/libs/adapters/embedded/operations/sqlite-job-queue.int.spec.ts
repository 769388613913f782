import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { JobQueueAway } from '../../../application/ports/job-queue.ts';
import { jobQueueContract } from '../../../application/ports/job-queue.contract.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { SqliteJobQueue } from './sqlite-job-queue.ts';
import { openOperationsFile } from './sqlite-operations-file.ts';

const times = { pollMs: 5, retryMs: 5 };

describe('jobs in SQLite', () => {
  let directory: string;
  let database: DatabaseSync;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'jobs-'));
    database = openOperationsFile(join(directory, 'operations.sqlite'));
  });

  afterEach(() => {
    if (database.isOpen) database.close();
    rmSync(directory, { recursive: true });
  });

  jobQueueContract(() => Promise.resolve(new SqliteJobQueue(database, new SystemClock(), times)));

  it('reach the next process when their process died, together with all waiting jobs', async () => {
    const path = join(directory, 'operations.sqlite');
    const dead = new SqliteJobQueue(database, new SystemClock(), times);
    const begun = Promise.withResolvers<undefined>();
    const dying = new AbortController();
    await dead.add([{ kind: 'send-notification', id: 'one' }]);
    void dead.work(
      'send-notification',
      () => {
        begun.resolve(undefined);
        return Promise.race([]);
      },
      {
        signal: dying.signal,
        concurrency: 1,
        // The queue reports a fault, because its database was closed.
        onFault: () => undefined,
      },
    );
    await begun.promise;
    await dead.add([{ kind: 'send-notification', id: 'two' }]);
    database.close();
    dying.abort();

    database = openOperationsFile(path);
    const next = new SqliteJobQueue(database, new SystemClock(), times);
    expect(await next.state()).toMatchObject({ waiting: 2 });
    const done: string[] = [];
    const all = Promise.withResolvers<undefined>();
    const stopping = new AbortController();
    const working = next.work(
      'send-notification',
      ({ id }) => {
        done.push(id);
        if (done.length === 2) all.resolve(undefined);
        return Promise.resolve();
      },
      { signal: stopping.signal, concurrency: 1, onFault: all.reject },
    );
    await all.promise;
    stopping.abort();
    await working;
    expect(done.toSorted()).toEqual(['one', 'two']);
  });

  it('are refused with an error while their file cannot be written', async () => {
    const queue = new SqliteJobQueue(database, new SystemClock(), times);
    database.exec('ALTER TABLE job RENAME TO hidden');
    await expect(queue.add([{ kind: 'send-notification', id: 'one' }])).rejects.toThrow(
      JobQueueAway,
    );
    database.exec('ALTER TABLE hidden RENAME TO job');
    await queue.add([{ kind: 'send-notification', id: 'one' }]);
    expect(await queue.state()).toMatchObject({ waiting: 1 });
  });

  it('are reported when a transaction fails, and done once it works again', async () => {
    const queue = new SqliteJobQueue(database, new SystemClock(), times);
    const faults: unknown[] = [];
    const done = Promise.withResolvers<string>();
    const stopping = new AbortController();
    database.exec('ALTER TABLE job RENAME TO hidden');
    const working = queue.work(
      'send-notification',
      ({ id }) => {
        done.resolve(id);
        return Promise.resolve();
      },
      {
        signal: stopping.signal,
        concurrency: 1,
        onFault: (error) => {
          if (faults.push(error) === 1) {
            database.exec('ALTER TABLE hidden RENAME TO job');
            database.exec("INSERT INTO job VALUES ('send-notification', 'one', 0, 0, 0)");
          }
        },
      },
    );
    expect(await done.promise).toBe('one');
    stopping.abort();
    await working;
    expect(faults).toHaveLength(1);
  });
});
