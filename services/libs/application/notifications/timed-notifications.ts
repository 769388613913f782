import type { LocalTime } from '../../domain/calendar/instants.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { QueueNotification } from '../command-handling/notification/notification.commands.ts';
import { JobFailed } from '../jobs/clock-job.ts';
import type { MailFollowing } from './mail-following.ts';
import { wake } from '../policies/queue-notifications.ts';
import type { PolicyTools } from '../policies/policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { AnyCollection } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';

/** How long the read models may take to catch up with the log, in milliseconds. */
const catchUpMsMax = 10_000;

/** What is needed to queue notifications that are due at a moment. */
export interface TimedTools extends PolicyTools {
  readonly readStore: ReadStore;
}

/** What daily notifications are queued with. */
export interface DailyTools extends TimedTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly following: Pick<MailFollowing, 'hasStopped'>;
  /** The time in Zanzibar, on the day before the day that the notification is about. */
  readonly timeOfDay: LocalTime;
}

/** A notification that is due at a moment. */
export interface TimedNotification {
  /** Always the same for the same kind of notification, subject and moment (correctness rule 1). */
  readonly commandId: string;
  readonly notificationId: string;
  readonly subject: NotificationSubject;
}

/**
 * Queues the notifications that are not queued yet, and adds jobs to send them; resolves to how many.
 *
 * @throws JobFailed while the log does not take it.
 */
export async function queueTimed(
  due: readonly TimedNotification[],
  { commands, jobs }: PolicyTools,
): Promise<number> {
  const queued: string[] = [];
  // One after the other, so that these commands do not delay bookings.
  for (const { commandId, notificationId, subject } of due) {
    const outcome = await commands.execute(
      new QueueNotification(
        { notificationId, subject },
        {
          ...{ actor: { kind: 'system' }, scope: 'system', body: null },
          ...{ commandId, requestId: commandId, correlationId: commandId },
        },
      ),
    );
    if (!outcome.done) throw new JobFailed('The log did not take it.');
    if (outcome.replayed !== true) queued.push(notificationId);
  }
  await wake(queued, jobs);
  return queued.length;
}

/**
 * Checks that notifications can be queued: the read models must hold the whole log, since a booking they
 * lack would be missed. After the log was restored, it is unknown which e-mails were sent, until staff set
 * the time from which e-mails are sent.
 *
 * @throws JobFailed
 */
export async function readyToTell(
  { log, readStore, following }: Pick<DailyTools, 'log' | 'readStore' | 'following'>,
  collection: AnyCollection,
): Promise<void> {
  if (await following.hasStopped()) {
    throw new JobFailed('The log was restored: no e-mails are sent until staff say so in E-mails.');
  }
  const head = await log.head();
  if (!(await readStore.waitFor([collection], head, catchUpMsMax))) {
    throw new JobFailed('The read models are behind the log.');
  }
}
