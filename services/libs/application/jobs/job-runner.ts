import type { Instant } from '../../domain/calendar/instants.ts';
import type { Clock } from '../ports/clock.ts';
import { type Engine, EngineAway } from '../ports/engine-away.ts';
import type { JobRecord, JobRecords } from '../ports/job-records.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { type ClockJob, JobFailed } from './clock-job.ts';
import { knownCause } from '../faults/cause-in-words.ts';
import { nextDailyAt, retryPauseMs } from './job-schedule.ts';

/** The longest sleep, in milliseconds, so that a process soon notices that the machine slept or its clock was set. */
const napMsMax = 60_000;

/** A run that takes longer than this is noted as running, in milliseconds. */
const quickMs = 1_000;

export interface JobFault {
  readonly job: string;
  /** Never contains the message of an unknown error, because such a message may contain personal data. */
  readonly failure: string;
}

export interface JobRunnerTools {
  readonly clock: Clock;
  readonly records: JobRecords;
  readonly onFault: (fault: JobFault) => void;
  readonly telemetry?: Telemetry;
}

/**
 * Runs jobs by the clock, and stores the results where every process can read them. In this process, a job never runs
 * twice at the same time. A failure is noted and the run is tried again. If a note cannot be stored, the jobs continue.
 */
export class JobRunner {
  readonly #jobs: ReadonlyMap<string, ClockJob>;
  readonly #tools: JobRunnerTools;
  /** For each job, a function that ends its sleep. */
  readonly #wakers = new Map<string, () => void>();
  /** Jobs that staff requested and that have not begun yet. */
  readonly #wanted = new Set<string>();

  constructor(jobs: readonly ClockJob[], tools: JobRunnerTools) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    this.#tools = tools;
  }

  /** Runs until the signal aborts. Runs in progress get the signal and are awaited. */
  async run(signal: AbortSignal): Promise<void> {
    await Promise.all([...this.#jobs.values()].map((job) => this.#keep(job, signal)));
  }

  /** Runs a job at once, or after the run in progress. A job that is switched off does not run. */
  runNow(name: string): void {
    this.#wanted.add(name);
    this.#wakers.get(name)?.();
  }

  async #keep(job: ClockJob, signal: AbortSignal): Promise<void> {
    let last = await this.#last(job);
    if (job.when === 'off') {
      if (last?.nextAt !== undefined) await this.#note(withoutNext(last));
      return;
    }
    let nextAt = this.#firstAt(job, last);
    // A run in progress may belong to another process; that process notes its end.
    if (!isUnderWay(last)) await this.#note({ ...last, name: job.name, nextAt });
    for (let failures = 0; !signal.aborted;) {
      await this.#until(nextAt, job, signal);
      if (isOver(signal)) return;
      const isWanted = this.#wanted.delete(job.name);
      const earlier = isWanted ? undefined : await this.#doneByAnother(job);
      last = earlier ?? (await this.#once(job, signal));
      // The process ended, and this stopped the run. It is not a failure, and the next start runs the job again.
      if (isOver(signal) && last.outcome === 'failed') return;
      failures = last.outcome === 'failed' ? failures + 1 : 0;
      nextAt = this.#nextAt(job, last, failures);
      if (earlier === undefined) await this.#note({ ...last, nextAt });
    }
  }

  /** Returns the record of a daily job if another process has done the job since its time came. */
  async #doneByAnother(job: ClockJob): Promise<JobRecord | undefined> {
    if (typeof job.when === 'string' || !('dailyAt' in job.when)) return undefined;
    const last = await this.#last(job);
    const now = this.#tools.clock.now();
    return last !== undefined && nextDailyAt(job.when.dailyAt, last, now) > now ? last : undefined;
  }

  async #once(job: ClockJob, signal: AbortSignal): Promise<JobRecord> {
    const { clock, onFault, telemetry } = this.#tools;
    const begun = { name: job.name, startedAt: clock.now() };
    const ended = new AbortController();
    const noting = this.#noteIfSlow(begun, ended.signal);
    let end: { readonly outcome: 'done' | 'failed'; readonly detail?: string };
    try {
      const detail = await job.run(signal);
      end = { outcome: 'done', ...(detail === undefined ? {} : { detail }) };
    } catch (error) {
      const detail = wordsFor(error);
      end = { outcome: 'failed', detail };
      if (!signal.aborted) onFault({ job: job.name, failure: detail });
    }
    ended.abort();
    telemetry?.count('tours_job_runs_total', { job: job.name, outcome: end.outcome });
    // The notes are stored one after the other, so that the note about the end of the run comes last.
    await noting;
    return { ...begun, finishedAt: clock.now(), ...end };
  }

  async #noteIfSlow(begun: JobRecord, ended: AbortSignal): Promise<void> {
    await this.#tools.clock.sleep(quickMs, ended);
    if (!ended.aborted) await this.#note(begun);
  }

  #firstAt({ when }: ClockJob, last: JobRecord | undefined): Instant {
    const now = this.#tools.clock.now();
    if (when === 'off') return now;
    return 'dailyAt' in when
      ? nextDailyAt(when.dailyAt, last, now)
      : later(now, when.firstAfterMs ?? 0);
  }

  #nextAt({ when }: ClockJob, last: JobRecord, failures: number): Instant {
    const now = this.#tools.clock.now();
    if (when === 'off') return now;
    if ('everyMs' in when) return later(now, when.everyMs);
    return failures === 0
      ? nextDailyAt(when.dailyAt, last, now)
      : later(now, retryPauseMs(failures));
  }

  /** Sleeps until that time, or until the job is requested. */
  async #until(at: Instant, { name, when }: ClockJob, signal: AbortSignal): Promise<void> {
    const { clock } = this.#tools;
    // Intervals use timers, so that they are not delayed if the clock is set back.
    const isDaily = typeof when !== 'string' && 'dailyAt' in when;
    const waking = new AbortController();
    this.#wakers.set(name, () => {
      waking.abort();
    });
    const either = AbortSignal.any([signal, waking.signal]);
    while (!either.aborted && !this.#wanted.has(name)) {
      const leftMs = Date.parse(at) - Date.parse(clock.now());
      if (leftMs <= 0) return;
      await clock.sleep(isDaily ? Math.min(leftMs, napMsMax) : leftMs, either);
      if (!isDaily) return;
    }
  }

  async #last({ name }: ClockJob): Promise<JobRecord | undefined> {
    try {
      return (await this.#tools.records.list()).find((record) => record.name === name);
    } catch (error) {
      this.#tools.onFault({ job: name, failure: wordsFor(error) });
      return undefined;
    }
  }

  async #note(record: JobRecord): Promise<void> {
    try {
      await this.#tools.records.note(record);
    } catch (error) {
      // The note could not be stored; the next note replaces it.
      this.#tools.onFault({ job: record.name, failure: `not noted: ${wordsFor(error)}` });
    }
  }
}

function withoutNext({ name, startedAt, finishedAt, outcome, detail }: JobRecord): JobRecord {
  return {
    name,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(detail === undefined ? {} : { detail }),
  };
}

function isUnderWay(record: JobRecord | undefined): boolean {
  return record?.startedAt !== undefined && record.finishedAt === undefined;
}

const awayWords: Readonly<Record<Engine, string>> = {
  log: 'The event log cannot be reached.',
  'read-models': 'The store of lists and figures cannot be reached.',
  files: 'The file storage cannot be reached.',
};

function wordsFor(error: unknown): string {
  if (error instanceof JobFailed) return error.message;
  if (error instanceof EngineAway) return awayWords[error.engine];
  const kind = error instanceof Error ? error.name : typeof error;
  return `It was interrupted: ${knownCause(error) ?? kind}.`;
}

/** A function, because the value changes while other code is awaited, so the compiler must not narrow it. */
function isOver(signal: AbortSignal): boolean {
  return signal.aborted;
}

function later(instant: Instant, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString();
}
