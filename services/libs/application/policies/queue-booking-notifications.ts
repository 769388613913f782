import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import {
  causesNotification,
  notificationsOfCommand,
} from '../../domain/notification/notifications-of-command.ts';
import { timesToNotify } from '../../domain/notification/merged-changes.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { commandsOnBooking } from '../notifications/commands-on-booking.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import type { PolicyTools } from './policy.ts';
import { queueNotifications } from './queue-notifications.ts';

/**
 * Queues the notifications about a booking. It decides on all events of the command that stored the event, and queues
 * one notification for each recipient (correctness rule 21). If several events of a command could cause e-mails, only
 * the first event causes them. Further changes by the traveller wait, so that one e-mail covers them.
 */
export async function queueBookingNotifications(
  policy: string,
  event: RecordedEvent<BookingEvent>,
  tools: PolicyTools,
): Promise<void> {
  const history = await eventsOfBooking(event, tools);
  const { commandId, actor } = event.metadata;
  const together = history.filter(({ metadata }) => metadata.commandId === commandId);
  if (together.find(causesNotification)?.id !== event.id) {
    return;
  }
  const bookingNumber = Number(idAfter('booking-', event.stream));
  const cause = { commandId, revision: together.at(-1)?.revision ?? event.revision };
  const inputs = notificationsOfCommand({ by: actor.kind, events: together });
  const commands = commandsOnBooking(history);
  const due = inputs.map((input) => {
    const dueAt = timesToNotify(commands, input.recipient).get(commandId);
    const subject = { bookingNumber, ...input, cause };
    return dueAt === undefined || dueAt <= event.occurredAt ? { subject } : { subject, dueAt };
  });
  await queueNotifications({ policy, event, due }, tools);
}

/** Returns all events of the booking. The events of a command are stored in one append, so the list is complete. */
async function eventsOfBooking(
  { stream }: RecordedEvent<BookingEvent>,
  { log }: PolicyTools,
): Promise<readonly RecordedEvent<BookingEvent>[]> {
  const stored = await log.readStream(stream);
  return stored.map((each) => decode(each) as RecordedEvent<BookingEvent>);
}
