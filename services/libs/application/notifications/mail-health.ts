import { isInLog } from '../policies/is-in-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { PolicyCheckpoints } from '../ports/policy-checkpoints.ts';
import { notifyOnBookingPlacedName } from '../policies/notify-on-booking-placed.policy.ts';

/** The pause between two checks, in milliseconds. */
const refreshEveryMs = 5_000;

/** How long one check may take, in milliseconds. */
const lookMsMax = 2_000;

/** After this time the last result no longer counts, in milliseconds. */
const knownForMs = 20_000;

/** A queue whose oldest job waits longer than this does not keep up, in milliseconds. */
const lagMsMax = 60_000;

export interface MailHealthTools {
  readonly jobs: Pick<JobQueue, 'state'>;
  readonly checkpoints: Pick<PolicyCheckpoints, 'load'>;
  readonly log: Pick<EventLogReader, 'logId' | 'head' | 'readStream'>;
  readonly clock: Clock;
}

/**
 * Whether a confirmation that is queued now will be sent soon: no event is parked, and the queue can be reached and
 * keeps up. It is checked in the background, so that no booking waits for the check. An unknown state counts as "no"
 * (correctness rule 22).
 */
export class MailHealth {
  readonly #tools: MailHealthTools;
  #isWell = false;
  #seenAtMs = Number.NEGATIVE_INFINITY;

  constructor(tools: MailHealthTools) {
    this.#tools = tools;
  }

  get isWell(): boolean {
    return this.#isWell && this.#tools.clock.monotonicMs() - this.#seenAtMs <= knownForMs;
  }

  /** Checks at intervals until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.refresh();
      await this.#tools.clock.sleep(refreshEveryMs, signal);
    }
  }

  /** Checks once, within a limited time. */
  async refresh(): Promise<void> {
    const { clock } = this.#tools;
    const looked = new AbortController();
    const lookedAtMs = clock.monotonicMs();
    this.#isWell = await Promise.race([
      this.#look(),
      clock.sleep(lookMsMax, looked.signal).then(() => false),
    ]);
    looked.abort();
    this.#seenAtMs = lookedAtMs;
  }

  async #look(): Promise<boolean> {
    const { jobs, checkpoints, log } = this.#tools;
    try {
      const [{ oldestWaitingMs }, progress] = await Promise.all([
        jobs.state(),
        checkpoints.load(notifyOnBookingPlacedName),
      ]);
      // If there is no progress, the policy has not reached its first event yet.
      const isFollowed =
        progress === undefined ||
        (progress.parked.length === 0 && (await isInLog(log, progress.checkpoint)));
      return isFollowed && oldestWaitingMs <= lagMsMax;
    } catch {
      return false;
    }
  }
}
