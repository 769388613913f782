import type { Instant } from '../../domain/calendar/instants.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** How many jobs are added in one round. */
const foundMax = 500;

export interface SweeperTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<JobQueue, 'add'>;
  /**
   * Returns ids of notifications that were due before the instant and wait for a worker. This is a hint and may be
   * wrong.
   */
  readonly findDue: (before: Instant, limit: number) => Promise<readonly string[]>;
}

/**
 * Adds jobs for every unfinished notification that is due. So no e-mail depends on the queue. The queue may not have
 * been reached when a notification was queued. It may have lost jobs, and it has no jobs for later attempts. Too many
 * jobs do no harm, since the notification's stream decides (correctness rule 21).
 */
export class NotificationSweeper {
  readonly #tools: SweeperTools;

  constructor(tools: SweeperTools) {
    this.#tools = tools;
  }

  /** Does one round; resolves to how many jobs it added. */
  async sweep(): Promise<number> {
    const { clock, jobs, findDue } = this.#tools;
    const ids = await findDue(clock.now(), foundMax);
    if (ids.length > 0) {
      await jobs.add(ids.map((id) => ({ kind: 'send-notification', id })));
    }
    return ids.length;
  }
}
