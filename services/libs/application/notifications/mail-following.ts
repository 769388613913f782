import { beginning } from '../event-log/stored-event.ts';
import { isInLog } from '../policies/is-in-log.ts';
import { notifyOnBookingChangedName } from '../policies/notify-on-booking-changed.policy.ts';
import { notifyOnBookingPlacedName } from '../policies/notify-on-booking-placed.policy.ts';
import { notifyOnContactMessageSubmittedName } from '../policies/notify-on-contact-message-submitted.policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { PolicyCheckpoints } from '../ports/policy-checkpoints.ts';

/** The policies that send people e-mails about events. */
const mailPolicies = [
  notifyOnBookingPlacedName,
  notifyOnBookingChangedName,
  notifyOnContactMessageSubmittedName,
];

/** The log id in checkpoints that are given up. No log has this id. */
const beforeRestore = 'before the log was restored';

export interface MailFollowingTools {
  readonly checkpoints: PolicyCheckpoints;
  readonly log: EventLogReader;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Whether the policies that send e-mails about events still follow the log. They stop if their checkpoint is not in the
 * log, since it is then unknown which e-mails were sent. They continue when staff have set the time from which e-mails
 * are sent.
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
   * Stops all these policies after the log was restored from a backup. Their checkpoints are in the log, but it is
   * unknown which e-mails were sent after the backup.
   */
  static async stop(checkpoints: PolicyCheckpoints): Promise<void> {
    const nowhere = { checkpoint: { logId: beforeRestore, position: beginning }, parked: [] };
    for (const policy of mailPolicies) await checkpoints.save(policy, nowhere);
  }

  /**
   * Allows the stopped policies to continue with the events from now on. Each policy reads its new checkpoint within
   * half a minute. No e-mails are sent about earlier events, so no one gets an e-mail twice.
   *
   * @returns whether any policy had stopped.
   */
  async resume(): Promise<boolean> {
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
    for (const policy of mailPolicies) {
      const progress = await checkpoints.load(policy);
      if (progress !== undefined && !(await isInLog(log, progress.checkpoint))) {
        stopped.push(policy);
      }
    }
    return stopped;
  }
}
