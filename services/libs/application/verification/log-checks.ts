import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import { isSameValue } from '../../contracts/same-value.ts';
import type { Clock } from '../ports/clock.ts';
import { type CheckRecord, type CheckRecords, lastFinished } from '../ports/check-records.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { LogChecker } from '../ports/log-checker.ts';
import type { CheckedLog } from './check-log.ts';

/** The pause between two notes of a check's progress, in milliseconds. */
const noteEveryMs = 1_000;

/** If a check stored no progress for this time, it counts as stopped, in milliseconds. */
const silenceMsMax = 30_000;

export interface LogCheckTools {
  readonly checker: LogChecker;
  readonly records: CheckRecords;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  /** Sends the owners an e-mail about the faults; resolves to whether they got an e-mail. */
  readonly informOwners: (verdict: LogVerdictView) => Promise<boolean>;
}

/** A check that has begun, and its result. */
export interface BegunCheck {
  readonly record: CheckRecord;
  /** Rejects if the check could not be done; absent if another process does the check. */
  readonly checked?: Promise<CheckedLog>;
}

/** Whether this or another process is running a check. */
export function isUnderWay({ finishedAt, notedAt }: CheckRecord, clock: Clock): boolean {
  const silenceMs = Date.parse(clock.now()) - Date.parse(notedAt);
  return finishedAt === undefined && silenceMs <= silenceMsMax;
}

/**
 * Whether the owners already got an e-mail about the same faults. They get only one e-mail, even if the faults are
 * found many times.
 */
function knewAlready(
  { earlier, areOwnersInformed = false }: CheckRecord,
  { faults }: LogVerdictView,
): boolean {
  return areOwnersInformed && isSameValue(earlier?.verdict.faults, faults);
}

/** The data that a new check takes over from the check before it. */
function knownFrom(last: CheckRecord): Partial<CheckRecord> {
  const earlier = lastFinished(last);
  const { areOwnersInformed = false } = last;
  return earlier === undefined ? {} : { earlier, areOwnersInformed };
}

/** The checks of the log that this process makes. They are stored where every process can read them. */
export class LogChecks {
  readonly #tools: LogCheckTools;
  readonly #ending = new AbortController();
  #running: Promise<unknown> | undefined;
  #beginning: Promise<unknown> = Promise.resolve();

  constructor(tools: LogCheckTools) {
    this.#tools = tools;
  }

  /**
   * Begins a check unless a check is running. If there are two requests at the same moment, only the first begins a
   * check.
   */
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
      ...(last === undefined ? {} : knownFrom(last)),
    };
    await records.save(record);
    const checked = this.#check(record);
    // The caller does not always wait for the result, so a failure must not become an unhandled rejection.
    this.#running = checked.catch(() => undefined);
    return { record, checked };
  }

  /** Stops a running check when the process ends. */
  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /** Informs the owners, after the result was stored: a mail server may take long to answer. */
  async #inform(record: CheckRecord): Promise<void> {
    const { informOwners, records } = this.#tools;
    const { verdict, areOwnersInformed } = record;
    if (verdict === undefined || verdict.faults.length === 0 || areOwnersInformed === true) return;
    if (!(await informOwners(verdict))) return;
    const last = await records.load();
    // Another check may have begun meanwhile.
    if (last?.id === record.id) await records.save({ ...record, areOwnersInformed: true });
  }

  async #check(begun: CheckRecord): Promise<CheckedLog> {
    const { checker, clock, records } = this.#tools;
    let record = begun;
    let noting: Promise<unknown> = Promise.resolve();
    let notedMs = clock.monotonicMs();
    const note = (more: Partial<CheckRecord>): Promise<unknown> => {
      record = { ...record, ...more, notedAt: clock.now() };
      const noted = record;
      // Saves the records one after the other, so that the latest progress remains.
      noting = noting.then(() => records.save(noted)).catch(() => undefined);
      return noting;
    };
    try {
      const checked = await checker.check((progress) => {
        if (clock.monotonicMs() - notedMs < noteEveryMs) return;
        notedMs = clock.monotonicMs();
        void note({ progress });
      }, this.#ending.signal);
      const { verdict } = checked;
      const areOwnersInformed = knewAlready(record, verdict);
      await note({ progress: 1, finishedAt: clock.now(), verdict, areOwnersInformed });
      await this.#inform(record);
      return checked;
    } catch (error) {
      await note({ finishedAt: clock.now() });
      throw error;
    }
  }
}
