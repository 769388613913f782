import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import {
  isTold,
  notificationsOfCommand,
} from '../../domain/notification/notifications-of-command.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { idAfter } from '../projections/document-ids.ts';
import type { PolicyTools } from './policy.ts';
import { queueNotifications } from './queue-notifications.ts';

/**
 * Queues what people are told about a booking: decided on everything the event's command stored
 * together, one notification for each recipient (correctness rule 21). Of several events that are a
 * reason, the first one speaks for the command.
 */
export async function tellOfBooking(
  policy: string,
  event: RecordedEvent<BookingEvent>,
  tools: PolicyTools,
): Promise<void> {
  const together = await eventsOfCommand(event, tools);
  if (together.find(isTold)?.id !== event.id) {
    return;
  }
  const { commandId, actor } = event.metadata;
  const bookingNumber = Number(idAfter('booking-', event.stream));
  const cause = { commandId, revision: together.at(-1)?.revision ?? event.revision };
  const wishes = notificationsOfCommand({ by: actor.kind, events: together });
  const subjects = wishes.map((wish) => ({ bookingNumber, ...wish, cause }));
  await queueNotifications({ policy, event, subjects }, tools);
}

/** They are one append, so all of them are there. */
async function eventsOfCommand(
  { stream, metadata: { commandId } }: RecordedEvent<BookingEvent>,
  { log }: PolicyTools,
): Promise<readonly RecordedEvent<BookingEvent>[]> {
  const stored = await log.readStream(stream);
  return stored
    .map((each) => decode(each) as RecordedEvent<BookingEvent>)
    .filter(({ metadata }) => metadata.commandId === commandId);
}
