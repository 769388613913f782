import { beginning } from '../event-log/stored-event.ts';
import { isInLog } from '../policies/is-in-log.ts';
import { notifyOnBookingPlacedName } from '../policies/notify-on-booking-placed.policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { PolicyCheckpoints } from '../ports/policy-checkpoints.ts';

export interface MailFollowingTools {
  readonly checkpoints: PolicyCheckpoints;
  readonly log: EventLogReader;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Whether the policy that has people told of their bookings still follows the log. It stops where its
 * place was lost, since it cannot know who was told, until somebody decides from when on people are.
 */
export class MailFollowing {
  readonly #tools: MailFollowingTools;

  constructor(tools: MailFollowingTools) {
    this.#tools = tools;
  }

  async hasStopped(): Promise<boolean> {
    const { checkpoints, log } = this.#tools;
    const progress = await checkpoints.load(notifyOnBookingPlacedName);
    return progress !== undefined && !(await isInLog(log, progress.checkpoint));
  }

  /**
   * Where it has stopped, lets it go on with what is booked from now; the policy finds its new place
   * within half a minute. What was booked before is told to nobody any more, so nobody is told twice.
   *
   * @returns whether it had stopped.
   */
  async goOn(): Promise<boolean> {
    if (!(await this.hasStopped())) {
      return false;
    }
    const { checkpoints, log, clock } = this.#tools;
    await checkpoints.save(notifyOnBookingPlacedName, {
      checkpoint: { logId: log.logId, position: beginning },
      parked: [],
      ignoresBefore: clock.now(),
    });
    return true;
  }
}
