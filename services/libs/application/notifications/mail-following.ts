import { beginning } from '../event-log/stored-event.ts';
import { isInLog } from '../policies/is-in-log.ts';
import { notifyOnBookingChangedName } from '../policies/notify-on-booking-changed.policy.ts';
import { notifyOnBookingPlacedName } from '../policies/notify-on-booking-placed.policy.ts';
import { notifyOnContactMessageSubmittedName } from '../policies/notify-on-contact-message-submitted.policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { PolicyCheckpoints } from '../ports/policy-checkpoints.ts';

/** Whoever has people told of something. */
const tellingPolicies = [
  notifyOnBookingPlacedName,
  notifyOnBookingChangedName,
  notifyOnContactMessageSubmittedName,
];

/** Which log the places were in that are given up: none that there is. */
const beforeRestore = 'before the log was restored';

export interface MailFollowingTools {
  readonly checkpoints: PolicyCheckpoints;
  readonly log: EventLogReader;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Whether the policies that have people told of what happened still follow the log. They stop where
 * their place was lost, since they cannot know who was told, until somebody decides from when on people
 * are.
 */
export class MailFollowing {
  readonly #tools: MailFollowingTools;

  constructor(tools: MailFollowingTools) {
    this.#tools = tools;
  }

  async hasStopped(): Promise<boolean> {
    return (await this.#stopped()).length > 0;
  }

  /**
   * Stops all of them, where the log was brought back from a backup: their places in it are known, but
   * not who was told after it was made.
   */
  static async stop(checkpoints: PolicyCheckpoints): Promise<void> {
    const nowhere = { checkpoint: { logId: beforeRestore, position: beginning }, parked: [] };
    for (const policy of tellingPolicies) await checkpoints.save(policy, nowhere);
  }

  /**
   * Where one has stopped, lets it go on with what happens from now; it finds its new place within
   * half a minute. What happened before is told to nobody any more, so nobody is told twice.
   *
   * @returns whether any had stopped.
   */
  async goOn(): Promise<boolean> {
    const { checkpoints, log, clock } = this.#tools;
    const stopped = await this.#stopped();
    for (const policy of stopped) {
      await checkpoints.save(policy, {
        checkpoint: { logId: log.logId, position: beginning },
        parked: [],
        ignoresBefore: clock.now(),
      });
    }
    return stopped.length > 0;
  }

  async #stopped(): Promise<readonly string[]> {
    const { checkpoints, log } = this.#tools;
    const stopped: string[] = [];
    for (const policy of tellingPolicies) {
      const progress = await checkpoints.load(policy);
      if (progress !== undefined && !(await isInLog(log, progress.checkpoint))) {
        stopped.push(policy);
      }
    }
    return stopped;
  }
}
