import type { Instant } from '../../domain/calendar/instants.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { QueueNotification } from '../command-handling/commands/notification.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { JobQueueAway } from '../ports/job-queue.ts';
import { NotNow, type PolicyTools } from './policy.ts';

/** Nobody wants to be told of something long past because mail was switched on today. */
export const causeAgeMsMax = 48 * 60 * 60 * 1000;

/** What people are told because of an event, and the name of the policy that has them told. */
export interface Telling {
  readonly policy: string;
  readonly event: RecordedEvent;
  readonly due: readonly DueNotification[];
}

/** What somebody is told, and when; at once where no time is given. */
interface DueNotification {
  readonly subject: NotificationSubject;
  readonly dueAt?: Instant;
}

/**
 * Queues one notification for each subject. The queue is only woken for those that are due: where it is
 * away, and for those due later, the sweeper adds the jobs.
 *
 * @throws NotNow while the log does not take them.
 */
export async function queueNotifications(
  { policy, event, due }: Telling,
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

/** Resolves to the notification's id: the same for the same command, subject and recipient, for ever. */
async function queue(
  policy: string,
  event: RecordedEvent,
  wish: DueNotification,
  { commands, cryptography }: PolicyTools,
): Promise<string> {
  const { recipient, cause } = wish.subject;
  const notificationId = cryptography.uuidV5(cause.commandId, event.stream, recipient);
  const outcome = await commands.execute(
    new QueueNotification(
      { notificationId, ...wish },
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

/** The queue is only woken: where it is away, the sweeper adds the jobs later. */
export async function wake(ids: readonly string[], jobs: PolicyTools['jobs']): Promise<void> {
  try {
    await jobs.add(ids.map((id) => ({ kind: 'send-notification', id })));
  } catch (error) {
    if (!(error instanceof JobQueueAway)) {
      throw error;
    }
  }
}
