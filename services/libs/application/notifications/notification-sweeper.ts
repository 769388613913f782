import type { Instant } from '../../domain/calendar/instants.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** How many are added in one round. */
const foundMax = 500;

export interface SweeperTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<JobQueue, 'add'>;
  /** Ids of notifications that wait for a worker since before the instant: a hint, which may be wrong. */
  readonly findDue: (before: Instant, limit: number) => Promise<readonly string[]>;
}

/**
 * Adds jobs for whatever is due and unfinished, so that nothing depends on what a queue remembers: it
 * may have been away when a notification was queued, may have forgotten, and knows of no further try.
 * Adding too much changes nothing, since the notification's stream decides (correctness rule 21).
 */
export class NotificationSweeper {
  readonly #tools: SweeperTools;

  constructor(tools: SweeperTools) {
    this.#tools = tools;
  }

  /** One round; resolves to how many jobs it added. */
  async sweep(): Promise<number> {
    const { clock, jobs, findDue } = this.#tools;
    const ids = await findDue(clock.now(), foundMax);
    if (ids.length > 0) {
      await jobs.add(ids.map((id) => ({ kind: 'send-notification', id })));
    }
    return ids.length;
  }
}
