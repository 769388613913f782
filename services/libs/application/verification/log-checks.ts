import type { Clock } from '../ports/clock.ts';
import type { CheckRecord, CheckRecords } from '../ports/check-records.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { LogChecker } from '../ports/log-checker.ts';
import type { CheckedLog } from './check-log.ts';

/** How often it is noted how far a check has come, in milliseconds. */
const noteEveryMs = 1_000;

/** A check that noted nothing for so long is not being done any more, in milliseconds. */
const silenceMsMax = 30_000;

export interface LogCheckTools {
  readonly checker: LogChecker;
  readonly records: CheckRecords;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
}

/** A check that has begun, and what it comes to. */
export interface BegunCheck {
  readonly record: CheckRecord;
  /** Rejects where the check could not be done; absent where another process does it. */
  readonly checked?: Promise<CheckedLog>;
}

/** Whether a check is being done, by this process or another. */
export function isUnderWay({ finishedAt, notedAt }: CheckRecord, clock: Clock): boolean {
  const silenceMs = Date.parse(clock.now()) - Date.parse(notedAt);
  return finishedAt === undefined && silenceMs <= silenceMsMax;
}

/** The checks that one process makes of the log, noted where every process can see them. */
export class LogChecks {
  readonly #tools: LogCheckTools;
  readonly #ending = new AbortController();
  #running: Promise<unknown> | undefined;
  #beginning: Promise<unknown> = Promise.resolve();

  constructor(tools: LogCheckTools) {
    this.#tools = tools;
  }

  /** Begins a check, unless one is under way; of two who ask at the same moment, the first does. */
  begin(startedBy?: string): Promise<BegunCheck> {
    const begun = this.#beginning.then(() => this.#begin(startedBy));
    this.#beginning = begun.catch(() => undefined);
    return begun;
  }

  async #begin(startedBy?: string): Promise<BegunCheck> {
    const { clock, identifiers, records } = this.#tools;
    const last = await records.load();
    if (last !== undefined && isUnderWay(last, clock)) return { record: last };
    const now = clock.now();
    const record: CheckRecord = {
      id: identifiers.uuid(),
      startedAt: now,
      ...(startedBy === undefined ? {} : { startedBy }),
      notedAt: now,
      progress: 0,
    };
    await records.save(record);
    const checked = this.#check(record);
    // Whoever asked is not always waiting for it.
    this.#running = checked.catch(() => undefined);
    return { record, checked };
  }

  /** Breaks off what is under way, when the process ends. */
  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #check(begun: CheckRecord): Promise<CheckedLog> {
    const { checker, clock, records } = this.#tools;
    let record = begun;
    let noting: Promise<unknown> = Promise.resolve();
    let notedMs = clock.monotonicMs();
    const note = (more: Partial<CheckRecord>): Promise<unknown> => {
      record = { ...record, ...more, notedAt: clock.now() };
      const noted = record;
      // One after the other: what was noted last is what remains.
      noting = noting.then(() => records.save(noted)).catch(() => undefined);
      return noting;
    };
    try {
      const checked = await checker.check((progress) => {
        if (clock.monotonicMs() - notedMs < noteEveryMs) return;
        notedMs = clock.monotonicMs();
        void note({ progress });
      }, this.#ending.signal);
      await note({ progress: 1, finishedAt: clock.now(), verdict: checked.verdict });
      return checked;
    } catch (error) {
      await note({ finishedAt: clock.now() });
      throw error;
    }
  }
}
