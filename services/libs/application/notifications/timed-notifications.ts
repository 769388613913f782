import type { LocalTime } from '../../domain/calendar/instants.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { QueueNotification } from '../command-handling/notification/notification.commands.ts';
import { contextOfJob } from '../command-handling/engine/command-context.ts';
import { JobFailed } from '../jobs/clock-job.ts';
import { type BookingCard, bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { everyPage } from '../queries/engine/every-page.ts';
import type { MailFollowing } from './mail-following.ts';
import { wake } from '../policies/queue-notifications.ts';
import type { PolicyTools } from '../policies/policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { AnyCollection, Filter } from '../ports/collection.ts';
import type { ReadStore } from '../ports/read-store.ts';

/** How long a read model may take to catch up with the log, in milliseconds. */
const catchUpMsMax = 10_000;

/** The tools to queue notifications that are due at a moment. */
export interface TimedTools extends PolicyTools {
  readonly readStore: ReadStore;
}

/** The tools to queue daily notifications. */
export interface DailyTools extends TimedTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly following: Pick<MailFollowing, 'hasStopped'>;
  /**
   * The time of day in Zanzibar at which the notification is due. A reminder and the digest are due on the day before
   * the departure, an invitation to review on the day after it.
   */
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
 * Queues the notifications that are due about these bookings. Resolves to the number of notifications that it queued.
 *
 * @param filter Finds the bookings in the read model.
 * @param notificationOf Returns the notification about a booking, or undefined if it is not due.
 * @throws JobFailed if a notification could not be stored.
 */
export async function queueForBookings(
  tools: TimedTools,
  filter: Filter<BookingCard>,
  notificationOf: (card: BookingCard) => Promise<TimedNotification | undefined>,
): Promise<number> {
  let queued = 0;
  const pages = everyPage(tools.readStore, bookingTabs.collection, {
    ...filter,
    sort: { by: ['date', 'createdAt'], direction: 'ascending' },
  });
  for await (const cards of pages) {
    const due: TimedNotification[] = [];
    for (const card of cards) {
      const notification = await notificationOf(card);
      if (notification !== undefined) due.push(notification);
    }
    queued += await queueTimed(due, tools);
  }
  return queued;
}

/**
 * Queues the notifications that are not queued yet, and adds jobs to send them. Resolves to the number of notifications
 * that it queued.
 *
 * @throws JobFailed if a notification could not be stored.
 */
export async function queueTimed(
  due: readonly TimedNotification[],
  { commands, jobs }: PolicyTools,
): Promise<number> {
  const queued: string[] = [];
  // The commands are sent one after another, so that they do not delay bookings.
  for (const { commandId, notificationId, subject } of due) {
    const outcome = await commands.execute(
      new QueueNotification({ notificationId, subject }, contextOfJob(commandId)),
    );
    if (!outcome.done) throw new JobFailed('A notification could not be stored in the log.');
    if (outcome.replayed !== true) queued.push(notificationId);
  }
  await wake(queued, jobs);
  return queued.length;
}

/**
 * Checks that notifications can be queued. The read model in which bookings are looked up must have reached the end of
 * the log: a booking that it lacks would get no notification. E-mails must not have stopped: if the checkpoint of an
 * e-mail policy is not in the log, it is unknown which e-mails were sent. This happens if the log was restored or
 * exchanged, and lasts until staff set the time from which e-mails are sent.
 *
 * @throws JobFailed
 */
export async function checkNotificationsCanBeQueued(
  { log, readStore, following }: Pick<DailyTools, 'log' | 'readStore' | 'following'>,
  collection: AnyCollection,
): Promise<void> {
  if (await following.hasStopped()) {
    throw new JobFailed(
      'E-mails are stopped, because the event log was restored or replaced. ' +
        'Resume them on the page E-mails.',
    );
  }
  const head = await log.head();
  if (!(await readStore.waitFor([collection], head, catchUpMsMax))) {
    throw new JobFailed('The list of bookings is not up to date yet.');
  }
}
