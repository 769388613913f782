import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import {
  isTold,
  notificationsOfCommand,
} from '../../domain/notification/notifications-of-command.ts';
import { timesToTell } from '../../domain/notification/merged-changes.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { commandsOnBooking } from '../notifications/commands-on-booking.ts';
import { idAfter } from '../projections/document-ids.ts';
import type { PolicyTools } from './policy.ts';
import { queueNotifications } from './queue-notifications.ts';

/**
 * Queues what people are told about a booking: decided on everything the event's command stored
 * together, one notification for each recipient (correctness rule 21). Of several events that are a
 * reason, the first one speaks for the command. A traveller's own further changes wait until they can be
 * told together.
 */
export async function tellOfBooking(
  policy: string,
  event: RecordedEvent<BookingEvent>,
  tools: PolicyTools,
): Promise<void> {
  const history = await eventsOfBooking(event, tools);
  const { commandId, actor } = event.metadata;
  const together = history.filter(({ metadata }) => metadata.commandId === commandId);
  if (together.find(isTold)?.id !== event.id) {
    return;
  }
  const bookingNumber = Number(idAfter('booking-', event.stream));
  const cause = { commandId, revision: together.at(-1)?.revision ?? event.revision };
  const wishes = notificationsOfCommand({ by: actor.kind, events: together });
  const commands = commandsOnBooking(history);
  const due = wishes.map((wish) => {
    const dueAt = timesToTell(commands, wish.recipient).get(commandId);
    const subject = { bookingNumber, ...wish, cause };
    return dueAt === undefined || dueAt <= event.occurredAt ? { subject } : { subject, dueAt };
  });
  await queueNotifications({ policy, event, due }, tools);
}

/** A command's events are one append, so all of them are there. */
async function eventsOfBooking(
  { stream }: RecordedEvent<BookingEvent>,
  { log }: PolicyTools,
): Promise<readonly RecordedEvent<BookingEvent>[]> {
  const stored = await log.readStream(stream);
  return stored.map((each) => decode(each) as RecordedEvent<BookingEvent>);
}
