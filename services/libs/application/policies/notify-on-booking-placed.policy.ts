import type { BookingEvent, BookingPlaced } from '../../domain/booking/booking.events.ts';
import { notificationsOfCommand } from '../../domain/notification/notifications-of-command.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { QueueNotification } from '../command-handling/commands/notification.commands.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { JobQueueAway } from '../ports/job-queue.ts';
import { NotNow, type Policy, type PolicyTools } from './policy.ts';

/** The policy's name, under which its checkpoint is looked for where its health matters. */
export const notifyOnBookingPlacedName = 'notify-on-booking-placed';

/** Nobody wants to be told of a booking they made long ago because mail was switched on today. */
const causeAgeMsMax = 48 * 60 * 60 * 1000;

/**
 * Queues what people are told about a booking: decided on everything its command stored together, one
 * notification for each recipient (correctness rule 21). The queue is only woken: where it is away, the
 * sweeper adds the jobs later.
 */
export const notifyOnBookingPlaced: Policy<BookingPlaced> = {
  name: notifyOnBookingPlacedName,
  firstStart: { causeAgeMsMax },
  async act(event, tools) {
    const { commandId } = event.metadata;
    const together = await eventsOfCommand(event, tools);
    const bookingNumber = event.data.bookingNumber;
    const cause = { commandId, revision: together.at(-1)?.revision ?? event.revision };
    const wishes = notificationsOfCommand(together.map(({ type }) => type));
    const ids = await Promise.all(
      wishes.map((wish) => queue(event, { bookingNumber, ...wish, cause }, tools)),
    );
    await wake(ids, tools);
  },
};

/** They are one append, so all of them are there. */
async function eventsOfCommand(
  { stream, revision, metadata: { commandId } }: RecordedEvent<BookingPlaced>,
  { log }: PolicyTools,
): Promise<readonly RecordedEvent<BookingEvent>[]> {
  const stored = await log.readStream(stream, { from: revision });
  return stored
    .map((each) => decode(each) as RecordedEvent<BookingEvent>)
    .filter(({ metadata }) => metadata.commandId === commandId);
}

/** Resolves to the notification's id: the same for the same command, subject and recipient, for ever. */
async function queue(
  event: RecordedEvent<BookingPlaced>,
  subject: NotificationSubject,
  { commands, cryptography }: PolicyTools,
): Promise<string> {
  const { recipient, cause } = subject;
  const notificationId = cryptography.uuidV5(cause.commandId, event.stream, recipient);
  const outcome = await commands.execute(
    new QueueNotification(
      { notificationId, subject },
      {
        actor: { kind: 'system' },
        scope: 'system',
        commandId: cryptography.uuidV5(notifyOnBookingPlacedName, event.id, recipient),
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

async function wake(ids: readonly string[], { jobs }: PolicyTools): Promise<void> {
  try {
    await jobs.add(ids.map((id) => ({ kind: 'send-notification', id })));
  } catch (error) {
    if (!(error instanceof JobQueueAway)) {
      throw error;
    }
  }
}
