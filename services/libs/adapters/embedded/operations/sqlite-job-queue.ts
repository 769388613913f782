import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Clock } from '../../../application/ports/clock.ts';
import {
  type Job,
  type JobKind,
  JobQueue,
  JobQueueAway,
  type JobToAdd,
  type QueueState,
  type WorkOptions,
} from '../../../application/ports/job-queue.ts';

/** How often a job is tried before it is dropped. */
const triesMax = 5;

/** The factor by which the pause grows after each further failure of a job. */
const retryGrowth = 4;

/** Times in milliseconds. */
export interface SqliteJobTimes {
  /** The pause between two searches for due jobs. A job just added is taken at once. */
  readonly pollMs: number;
  /** The pause after a job's first failure. */
  readonly retryMs: number;
}

const timesByDefault: SqliteJobTimes = { pollMs: 1_000, retryMs: 1_000 };

/** A job under way, and how often it was tried, including this time. */
interface Claim {
  readonly rowId: number;
  readonly id: string;
  readonly tries: number;
}

/** Jobs whose caller waits until they are stored. */
interface Asked {
  readonly jobs: readonly JobToAdd[];
  readonly resolve: () => void;
  readonly reject: (error: JobQueueAway) => void;
}

interface Finished extends Claim {
  readonly hasFailed: boolean;
}

/**
 * Jobs in the file of {@link openOperationsFile}, done by the process that has the file. Opening the queue
 * frees the jobs that an earlier process had claimed when it died. Jobs are added, claimed and finished many
 * at a time, each batch in one transaction.
 */
export class SqliteJobQueue extends JobQueue {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #times: SqliteJobTimes;
  readonly #insert: StatementSync;
  readonly #claim: StatementSync;
  readonly #finish: StatementSync;
  readonly #postpone: StatementSync;
  readonly #waiting: StatementSync;
  /** The requests of this turn of the event loop. */
  #asked: Asked[] = [];
  /** Called when there may be work. */
  readonly #bells = new Set<() => void>();

  /** @param database Only this process uses it. */
  constructor(database: DatabaseSync, clock: Clock, times = timesByDefault) {
    super();
    this.#times = times;
    this.#database = database;
    this.#clock = clock;
    database.exec('UPDATE job SET is_claimed = 0 WHERE is_claimed = 1');
    this.#insert = database.prepare(
      `INSERT INTO job (kind, id, due_at_ms, tries, is_claimed) VALUES (?, ?, ?, 0, 0)
       ON CONFLICT DO NOTHING`,
    );
    this.#claim = database.prepare(
      `UPDATE job SET is_claimed = 1, tries = tries + 1 WHERE rowid IN (
         SELECT rowid FROM job WHERE kind = ? AND is_claimed = 0 AND due_at_ms <= ?
         ORDER BY due_at_ms LIMIT ?)
       RETURNING rowid, id, tries`,
    );
    this.#finish = database.prepare('DELETE FROM job WHERE rowid = ?');
    this.#postpone = database.prepare(
      'UPDATE job SET is_claimed = 0, due_at_ms = ? WHERE rowid = ?',
    );
    this.#waiting = database.prepare(
      `SELECT count(*) AS waiting, min(due_at_ms) AS oldest FROM job
       WHERE is_claimed = 0 AND due_at_ms <= ?`,
    );
  }

  /** Jobs that are added in the same turn of the event loop are stored together. */
  override add(jobs: readonly JobToAdd[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#asked.push({ jobs, resolve, reject }) === 1) {
        setImmediate(() => {
          this.#storeAsked();
        });
      }
    });
  }

  override async work(
    kind: JobKind,
    handler: (job: Job) => Promise<void>,
    { signal, concurrency, onFault }: WorkOptions,
  ): Promise<void> {
    const underWay = new Set<Promise<void>>();
    let finished: Finished[] = [];
    const start = (claim: Claim) => {
      const work = this.#try(handler, kind, claim, onFault).then((hasFailed) => {
        underWay.delete(work);
        finished.push({ ...claim, hasFailed });
        this.#ring();
      });
      underWay.add(work);
    };
    while (!signal.aborted || underWay.size > 0) {
      const rung = this.#nextRing();
      try {
        const free = signal.aborted ? 0 : concurrency - underWay.size;
        const claims = this.#settleAndClaim(finished, kind, free);
        finished = [];
        claims.forEach(start);
      } catch (error) {
        onFault(error);
      }
      await this.#rest(rung, signal);
    }
    this.#settleAndClaim(finished, kind, 0);
  }

  override state(): Promise<QueueState> {
    const nowMs = this.#nowMs();
    const row = this.#waiting.get(nowMs);
    const waiting = Number(row?.waiting);
    return Promise.resolve({
      waiting,
      oldestWaitingMs: waiting === 0 ? 0 : nowMs - Number(row?.oldest),
    });
  }

  #storeAsked(): void {
    const asked = this.#asked;
    this.#asked = [];
    const nowMs = this.#nowMs();
    try {
      this.#inTransaction(() => {
        for (const { kind, id, delayMs = 0 } of asked.flatMap(({ jobs }) => jobs)) {
          this.#insert.run(kind, id, nowMs + delayMs);
        }
      });
      for (const { resolve } of asked) resolve();
    } catch (error) {
      const away = new JobQueueAway('The jobs could not be stored.', { cause: error });
      for (const { reject } of asked) reject(away);
    }
    this.#ring();
  }

  /** Resolves to whether the handler failed. */
  async #try(
    handler: (job: Job) => Promise<void>,
    kind: JobKind,
    { id }: Claim,
    onFault: (error: unknown) => void,
  ): Promise<boolean> {
    try {
      await handler({ kind, id });
      return false;
    } catch (error) {
      onFault(error);
      return true;
    }
  }

  #settleAndClaim(finished: readonly Finished[], kind: JobKind, free: number): readonly Claim[] {
    if (finished.length === 0 && free === 0) {
      return [];
    }
    const nowMs = this.#nowMs();
    return this.#inTransaction(() => {
      for (const { rowId, tries, hasFailed } of finished) {
        if (hasFailed && tries < triesMax) {
          this.#postpone.run(nowMs + this.#times.retryMs * retryGrowth ** (tries - 1), rowId);
        } else {
          this.#finish.run(rowId);
        }
      }
      return this.#claim.all(kind, nowMs, free).map(({ rowid, id, tries }) => ({
        rowId: Number(rowid),
        id: String(id),
        tries: Number(tries),
      }));
    });
  }

  /** Waits until a bell rings, until a job may have become due, or until the work must end. */
  async #rest(rung: Promise<void>, signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      await rung;
      return;
    }
    const waking = new AbortController();
    await Promise.race([
      rung,
      this.#clock.sleep(this.#times.pollMs, AbortSignal.any([signal, waking.signal])),
    ]);
    waking.abort();
  }

  #nextRing(): Promise<void> {
    return new Promise((resolve) => {
      const bell = () => {
        this.#bells.delete(bell);
        resolve();
      };
      this.#bells.add(bell);
    });
  }

  #ring(): void {
    for (const bell of this.#bells) bell();
  }

  #inTransaction<Answer>(work: () => Answer): Answer {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const answer = work();
      this.#database.exec('COMMIT');
      return answer;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #nowMs(): number {
    return Date.parse(this.#clock.now());
  }
}
