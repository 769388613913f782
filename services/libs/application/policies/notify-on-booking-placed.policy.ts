import type { BookingEvent, BookingPlaced } from '../../domain/booking/booking.events.ts';
import { notificationsOfCommand } from '../../domain/notification/notifications-of-command.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import type { Policy, PolicyTools } from './policy.ts';
import { causeAgeMsMax, queueNotifications } from './queue-notifications.ts';

/** The policy's name, under which its checkpoint is looked for where its health matters. */
export const notifyOnBookingPlacedName = 'notify-on-booking-placed';

/**
 * Queues what people are told about a booking: decided on everything its command stored together, one
 * notification for each recipient (correctness rule 21).
 */
export const notifyOnBookingPlaced: Policy<BookingPlaced> = {
  name: notifyOnBookingPlacedName,
  firstStart: { causeAgeMsMax },
  async act(event, tools) {
    const { commandId } = event.metadata;
    const together = await eventsOfCommand(event, tools);
    const bookingNumber = event.data.bookingNumber;
    const cause = { commandId, revision: together.at(-1)?.revision ?? event.revision };
    const subjects = notificationsOfCommand(together.map(({ type }) => type)).map((wish) => ({
      bookingNumber,
      ...wish,
      cause,
    }));
    await queueNotifications({ policy: notifyOnBookingPlacedName, event, subjects }, tools);
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
