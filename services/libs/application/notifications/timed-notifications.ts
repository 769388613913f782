import type { LocalTime } from '../../domain/calendar/instants.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { QueueNotification } from '../command-handling/commands/notification.commands.ts';
import { JobFailed } from '../jobs/clock-job.ts';
import type { MailFollowing } from './mail-following.ts';
import { wake } from '../policies/queue-notifications.ts';
import type { PolicyTools } from '../policies/policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { AnyCollection } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';

/** How long the read models may take to come up to the log, in milliseconds. */
const catchUpMsMax = 10_000;

/** What notifications are queued with whose cause is a moment. */
export interface TimedTools extends PolicyTools {
  readonly readStore: ReadStore;
}

/** What people are told with once a day. */
export interface DailyTools extends TimedTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly following: Pick<MailFollowing, 'hasStopped'>;
  /** When, in Zanzibar, on the day before what they are told of. */
  readonly timeOfDay: LocalTime;
}

/** Somebody who is to be told because a moment has come. */
export interface TimedNotification {
  /** The same for what is told, of what, and for which moment, for ever (correctness rule 1). */
  readonly commandId: string;
  readonly notificationId: string;
  readonly subject: NotificationSubject;
}

/**
 * Queues what nobody has queued yet, and wakes whoever sends it; resolves to how much that was.
 *
 * @throws JobFailed while the log does not take it.
 */
export async function queueTimed(
  due: readonly TimedNotification[],
  { commands, jobs }: PolicyTools,
): Promise<number> {
  const queued: string[] = [];
  // One after the other: nobody who is booking at this moment has to wait for them.
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
 * What is looked for in read models must be in them, since nobody looks for it again; and of a log that
 * was restored nobody knows who was told, until staff say from when on people are.
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
