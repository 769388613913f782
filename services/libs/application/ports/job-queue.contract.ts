import type { Job, JobQueue } from './job-queue.ts';

/**
 * How long a test waits before it fails. This is less than the time limit of a test, so that the failure shows the
 * condition.
 */
const patienceMs = 18_000;

const kind = 'send-notification';

/**
 * Tests that every {@link JobQueue} must pass; `start` returns a queue without jobs that pauses only some milliseconds
 * after a failure.
 */
export function jobQueueContract(start: () => Promise<JobQueue>): void {
  let queue: JobQueue;
  let stopping: AbortController;
  let working: Promise<void>[];
  let faults: unknown[];

  beforeEach(async () => {
    queue = await start();
    stopping = new AbortController();
    working = [];
    faults = [];
  });

  afterEach(stop);

  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all(working);
  }

  function work(handler: (job: Job) => Promise<void>, concurrency = 4): void {
    const { signal } = stopping;
    const onFault = (error: unknown) => faults.push(error);
    working.push(queue.work(kind, handler, { signal, concurrency, onFault }));
  }

  const add = (...ids: readonly string[]) => queue.add(ids.map((id) => ({ kind, id })));

  it('does each job once, whether it was added before the worker started or while it works', async () => {
    const done: string[] = [];
    await add('first', 'second');
    work(({ kind: of, id }) => {
      done.push(`${of} ${id}`);
      return Promise.resolve();
    });
    await eventually(() => done.length === 2);
    await add('third');
    await eventually(() => done.length === 3);
    await stop();
    expect(done.toSorted()).toEqual(['first', 'second', 'third'].map((id) => `${kind} ${id}`));
    expect(await queue.state()).toEqual({ waiting: 0, oldestWaitingMs: 0 });
  });

  it('ignores a job that is added again while it waits or runs, but not after it finished', async () => {
    const done: string[] = [];
    const holding = Promise.withResolvers<undefined>();
    await add('one', 'one');
    await add('one');
    expect(await queue.state()).toMatchObject({ waiting: 1 });
    work(async ({ id }) => {
      done.push(id);
      await holding.promise;
    });
    await eventually(() => done.length === 1);
    await add('one');
    holding.resolve(undefined);
    await eventually(async () => {
      await add('one', 'two');
      return done.filter((id) => id === 'one').length > 1 && done.includes('two');
    });
  });

  it('tries a failed job again after a pause, and reports the failure', async () => {
    let tries = 0;
    work(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error(`failure ${tries}`)) : Promise.resolve();
    });
    await add('one');
    await eventually(() => tries === 3);
    expect(faults.map(String)).toEqual(['Error: failure 1', 'Error: failure 2']);
  });

  it('gives a job up after five failures, and the job may be added again', async () => {
    let tries = 0;
    work(() => {
      tries += 1;
      return tries <= 5 ? Promise.reject(new Error('failure')) : Promise.resolve();
    });
    await add('one');
    await eventually(() => faults.length === 5);
    await eventually(async () => {
      await add('one');
      return tries === 6;
    });
    expect(faults).toHaveLength(5);
  });

  it('does not begin a job before its time', async () => {
    const done: string[] = [];
    await queue.add([
      { kind, id: 'later', delayMs: 300 },
      { kind, id: 'now' },
    ]);
    const addedAtMs = performance.now();
    work(({ id }) => {
      done.push(id);
      return Promise.resolve();
    });
    await eventually(() => done.length === 2);
    expect(done).toEqual(['now', 'later']);
    // The clocks of two machines may differ a little.
    expect(performance.now() - addedAtMs).toBeGreaterThan(250);
  });

  it('does no more jobs at once than its setting allows', async () => {
    let atOnce = 0;
    let most = 0;
    let done = 0;
    await add(...Array.from({ length: 60 }, (_none, index) => `job-${index}`));
    work(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      done += 1;
    }, 7);
    await eventually(() => done === 60);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(7);
  });

  it('shares jobs among workers, and gives each job to only one worker', async () => {
    const done: string[] = [];
    const ids = Array.from({ length: 50 }, (_none, index) => `job-${index}`);
    for (let worker = 1; worker <= 3; worker += 1) {
      work(async ({ id }) => {
        await new Promise((resolve) => setImmediate(resolve));
        done.push(id);
      });
    }
    await add(...ids);
    await eventually(() => done.length >= ids.length);
    await stop();
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('finishes running jobs when it is stopped, and leaves the other jobs to the next worker', async () => {
    const begun: string[] = [];
    const done: string[] = [];
    const holding = Promise.withResolvers<undefined>();
    await add('one', 'two');
    work(async ({ id }) => {
      begun.push(id);
      await holding.promise;
      done.push(id);
    }, 1);
    await eventually(() => begun.length === 1);
    const ended = stop();
    holding.resolve(undefined);
    await ended;
    expect(done).toEqual(begun);
    expect(await queue.state()).toMatchObject({ waiting: 1 });
    stopping = new AbortController();
    work(({ id }) => {
      done.push(id);
      return Promise.resolve();
    });
    await eventually(() => done.length === 2);
    expect(done.toSorted()).toEqual(['one', 'two']);
  });

  it('reports how many jobs wait, and how long the oldest has waited', async () => {
    expect(await queue.state()).toEqual({ waiting: 0, oldestWaitingMs: 0 });
    await queue.add([{ kind, id: 'later', delayMs: 60_000 }]);
    expect(await queue.state()).toEqual({ waiting: 0, oldestWaitingMs: 0 });
    await add('one');
    await eventually(async () => (await queue.state()).oldestWaitingMs >= 20);
    await add('two');
    const state = await queue.state();
    expect(state.waiting).toBe(2);
    expect(state.oldestWaitingMs).toBeGreaterThanOrEqual(20);
  });
}

/** Polls until the condition is true; fails if it does not become true in time. */
async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + patienceMs;
  while (!(await isSo())) {
    expect(performance.now()).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
