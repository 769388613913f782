import type { Instant } from '../../domain/calendar/instants.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { QueueNotification } from '../command-handling/notification/notification.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { JobQueueAway } from '../ports/job-queue.ts';
import { NotNow, type PolicyTools } from './policy.ts';

/**
 * When a policy that sends e-mails runs for the first time, events that are older than this cause no e-mails, in
 * milliseconds. Such e-mails would come too late to be useful.
 */
export const causeAgeMsMax = 48 * 60 * 60 * 1000;

/** The notifications that an event causes, and the name of the policy that queues them. */
export interface CausedNotifications {
  readonly policy: string;
  readonly event: RecordedEvent;
  readonly due: readonly DueNotification[];
}

/** A notification and when it is due; at once if no time is given. */
interface DueNotification {
  readonly subject: NotificationSubject;
  readonly dueAt?: Instant;
}

/**
 * Queues one notification for each subject. It adds jobs only for notifications that are due now. The sweeper adds the
 * jobs of later notifications, and all jobs that could not be added because the queue could not be reached.
 *
 * @throws NotNow while the log cannot store the notifications.
 */
export async function queueNotifications(
  { policy, event, due }: CausedNotifications,
  tools: PolicyTools,
): Promise<void> {
  const queued = await Promise.all(
    due.map(async (each) => ({ ...each, id: await queue(policy, event, each, tools) })),
  );
  const atOnce = queued.filter(({ dueAt }) => dueAt === undefined);
  if (atOnce.length > 0)
    await wake(
      atOnce.map(({ id }) => id),
      tools.jobs,
    );
}

/** Resolves to the notification's id, which is always the same for the same command, subject and recipient. */
async function queue(
  policy: string,
  event: RecordedEvent,
  input: DueNotification,
  { commands, cryptography }: PolicyTools,
): Promise<string> {
  const { recipient, cause } = input.subject;
  const notificationId = cryptography.uuidV5(cause.commandId, event.stream, recipient);
  const outcome = await commands.execute(
    new QueueNotification(
      { notificationId, ...input },
      {
        actor: { kind: 'system' },
        scope: 'system',
        commandId: cryptography.uuidV5(policy, event.id, recipient),
        body: null,
        requestId: event.metadata.requestId,
        correlationId: event.metadata.correlationId,
        causationId: event.id,
      },
    ),
  );
  if (!outcome.done) {
    throw new NotNow(outcome.refusal.code);
  }
  return notificationId;
}

/** Adds jobs to the queue; if it cannot be reached, the sweeper adds them later. */
export async function wake(ids: readonly string[], jobs: PolicyTools['jobs']): Promise<void> {
  try {
    await jobs.add(ids.map((id) => ({ kind: 'send-notification', id })));
  } catch (error) {
    if (!(error instanceof JobQueueAway)) {
      throw error;
    }
  }
}
