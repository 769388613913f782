import type { DatabaseSync } from 'node:sqlite';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { SqliteJobRecords } from '../../adapters/embedded/operations/sqlite-job-records.ts';
import { openOperationsFile } from '../../adapters/embedded/operations/sqlite-operations-file.ts';
import type { JobRecord } from '../ports/job-records.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { type ClockJob, JobFailed } from './clock-job.ts';
import { type JobFault, JobRunner } from './job-runner.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Job records whose engine may be unreachable. */
class ShakyRecords extends SqliteJobRecords {
  isAway = false;

  override list(): Promise<readonly JobRecord[]> {
    return this.isAway ? Promise.reject(new EngineAway('read-models')) : super.list();
  }

  override note(record: JobRecord): Promise<void> {
    return this.isAway ? Promise.reject(new EngineAway('read-models')) : super.note(record);
  }
}

describe('jobs that run by the clock', () => {
  let database: DatabaseSync;
  let records: ShakyRecords;
  let clock: VirtualClock;
  let faults: JobFault[];
  let ends: (() => Promise<void>)[];

  beforeEach(() => {
    database = openOperationsFile(':memory:');
    records = new ShakyRecords(database);
    // 09:00 in Zanzibar.
    clock = new VirtualClock('2026-11-20T06:00:00.000Z');
    faults = [];
    ends = [];
  });

  afterEach(async () => {
    for (const end of ends) await end();
    database.close();
  });

  /** Starts a process that has the job; resolves to its runner and to a function that ends it. */
  async function start(job: ClockJob) {
    const ending = new AbortController();
    const runner = new JobRunner([job], {
      clock,
      records,
      onFault: (fault) => faults.push(fault),
    });
    const running = runner.run(ending.signal);
    const end = async () => {
      ending.abort();
      await running;
    };
    ends.push(end);
    // The runner has read the records before time passes.
    await clock.advance(0);
    return { runner, end };
  }

  /** Returns a job that notes when it ran and then does the work that the test gives it. */
  function noting(when: ClockJob['when'], run: () => Promise<string | undefined>) {
    const runs: string[] = [];
    const job: ClockJob = {
      name: 'remind-travellers',
      when,
      run: () => {
        runs.push(clock.now().slice(5, 19));
        return run();
      },
    };
    return { job, runs };
  }

  const nothing = () => Promise.resolve(undefined);
  const noted = async (): Promise<JobRecord | undefined> => (await records.list())[0];

  it('run at intervals from the start on; each run and the next time are noted', async () => {
    const { job, runs } = noting({ everyMs: 10_000 }, () => Promise.resolve('3 e-mails were due.'));
    await start(job);
    await clock.advance(25_000);
    expect(runs).toEqual(['11-20T06:00:00', '11-20T06:00:10', '11-20T06:00:20']);
    expect(await noted()).toEqual({
      name: 'remind-travellers',
      startedAt: '2026-11-20T06:00:20.000Z',
      finishedAt: '2026-11-20T06:00:20.000Z',
      outcome: 'done',
      detail: '3 e-mails were due.',
      nextAt: '2026-11-20T06:00:30.000Z',
    });
  });

  it('wait after a start if they have a delay, and note when they will begin', async () => {
    const { job, runs } = noting({ everyMs: hourMs, firstAfterMs: minuteMs }, nothing);
    await start(job);
    await clock.advance(59_999);
    expect(runs).toEqual([]);
    expect(await noted()).toEqual({ name: job.name, nextAt: '2026-11-20T06:01:00.000Z' });
    await clock.advance(1);
    expect(runs).toHaveLength(1);
  });

  it('run daily at their time in Zanzibar, once', async () => {
    const { job, runs } = noting({ dailyAt: '18:00' }, nothing);
    await records.note({
      name: job.name,
      startedAt: '2026-11-19T15:00:00.000Z',
      outcome: 'done',
    });
    await start(job);
    await clock.advance(3 * 24 * hourMs);
    expect(runs).toEqual(['11-20T15:00:00', '11-21T15:00:00', '11-22T15:00:00']);
  });

  it('run at the start if their time passed while no process ran', async () => {
    const { job, runs } = noting({ dailyAt: '08:00' }, nothing);
    const first = await start(job);
    await first.end();
    expect(runs).toEqual(['11-20T06:00:00']);
    await start(job);
    await clock.advance(2 * hourMs);
    expect(runs).toHaveLength(1);
  });

  it('are done by only one of several processes if they are daily', async () => {
    const { job, runs } = noting({ dailyAt: '09:00' }, nothing);
    await start(job);
    await clock.advance(minuteMs);
    await start(job);
    await clock.advance(minuteMs);
    expect(runs).toHaveLength(1);
  });

  it('keep the record of another process that is running them', async () => {
    const underWay = { name: 'remind-travellers', startedAt: '2026-11-20T05:59:59.000Z' } as const;
    await records.note(underWay);
    const { job, runs } = noting({ everyMs: hourMs, firstAfterMs: minuteMs }, nothing);
    await start(job);
    expect(await noted()).toEqual(underWay);
    await clock.advance(minuteMs);
    expect(runs).toHaveLength(1);
    expect(await noted()).toMatchObject({ outcome: 'done' });
  });

  it('follow a change of the clock within a minute', async () => {
    const { job, runs } = noting({ dailyAt: '18:00' }, nothing);
    await records.note({ name: job.name, startedAt: '2026-11-20T05:00:00.000Z', outcome: 'done' });
    await start(job);
    clock.set('2026-11-20T15:30:00.000Z');
    await clock.advance(minuteMs);
    expect(runs).toHaveLength(1);
  });

  it('keep their interval when the clock is set back', async () => {
    const { job, runs } = noting({ everyMs: 10_000 }, nothing);
    await start(job);
    clock.set('2026-11-19T06:00:00.000Z');
    await clock.advance(20_000);
    expect(runs).toHaveLength(3);
  });

  it('never run twice at the same time, and are noted as running if they take long', async () => {
    const slow = Promise.withResolvers<string>();
    const { job, runs } = noting({ everyMs: 1_000 }, () => slow.promise);
    const { runner } = await start(job);
    await clock.advance(minuteMs);
    runner.runNow(job.name);
    await clock.advance(minuteMs);
    expect(runs).toHaveLength(1);
    expect(await noted()).toEqual({ name: job.name, startedAt: '2026-11-20T06:00:00.000Z' });
    slow.resolve('It took long.');
    await clock.advance(0);
    expect(runs).toHaveLength(2);
  });

  it('run at once when staff start them, and also at their normal time', async () => {
    const { job, runs } = noting({ dailyAt: '18:00' }, nothing);
    await records.note({ name: job.name, startedAt: '2026-11-20T05:00:00.000Z', outcome: 'done' });
    const { runner } = await start(job);
    await clock.advance(hourMs);
    runner.runNow(job.name);
    runner.runNow('unheard-of');
    await clock.advance(0);
    await clock.advance(24 * hourMs);
    expect(runs).toEqual(['11-20T07:00:00', '11-20T15:00:00']);
  });

  it('note in words why they failed, without personal data, and are soon tried again', async () => {
    const errors: unknown[] = [
      new JobFailed('The log was changed or damaged.'),
      new EngineAway('read-models'),
      new EngineAway('log'),
      new TypeError('asha@example.com is no number'),
      'nonsense',
    ];
    const { job, runs } = noting({ dailyAt: '09:00' }, () =>
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- a driver may throw any value
      errors.length === 0 ? nothing() : Promise.reject(errors.shift()),
    );
    await start(job);
    expect(await noted()).toMatchObject({
      outcome: 'failed',
      detail: 'The log was changed or damaged.',
      nextAt: '2026-11-20T06:01:00.000Z',
    });
    await clock.advance(2 * hourMs);
    expect(faults.map(({ failure }) => failure)).toEqual([
      'The log was changed or damaged.',
      'The store of lists and figures cannot be reached.',
      'The event log cannot be reached.',
      'It was interrupted: TypeError.',
      'It was interrupted: string.',
    ]);
    expect(runs.map((at) => at.slice(6))).toEqual(
      ['00', '01', '03', '07', '15', '30'].map((minute) => `06:${minute}:00`),
    );
    expect(await noted()).toMatchObject({ outcome: 'done', nextAt: '2026-11-21T06:00:00.000Z' });
  });

  it('run while their records cannot be stored, and are noted when storing works again', async () => {
    records.isAway = true;
    const { job, runs } = noting({ everyMs: 10_000 }, nothing);
    await start(job);
    await clock.advance(15_000);
    expect(runs).toHaveLength(2);
    expect(new Set(faults.map(({ failure }) => failure))).toEqual(
      new Set([
        'The store of lists and figures cannot be reached.',
        'not noted: The store of lists and figures cannot be reached.',
      ]),
    );
    records.isAway = false;
    await clock.advance(10_000);
    expect(await noted()).toMatchObject({ outcome: 'done' });
  });

  it('do not run when switched off, and have no next time', async () => {
    const { job, runs } = noting('off', nothing);
    const last = {
      name: job.name,
      startedAt: '2026-11-19T06:00:00.000Z',
      outcome: 'done',
    } as const;
    await records.note({ ...last, nextAt: '2026-11-20T06:00:00.000Z' });
    const { runner } = await start(job);
    runner.runNow(job.name);
    await clock.advance(48 * hourMs);
    expect(runs).toEqual([]);
    expect(await noted()).toEqual(last);
  });

  it('end at once with their process; an interrupted run is not a failure', async () => {
    const job: ClockJob = {
      name: 'check-log',
      when: { everyMs: hourMs },
      run: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('ended'));
          });
        }),
    };
    const { end } = await start(job);
    await clock.advance(minuteMs);
    await end();
    expect(faults).toEqual([]);
    expect(await noted()).toEqual({ name: 'check-log', startedAt: '2026-11-20T06:00:00.000Z' });
    expect(clock.sleepers).toBe(0);
  });
});
