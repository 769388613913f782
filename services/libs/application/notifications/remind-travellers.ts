import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { isReminderDue, reminderAt } from '../../domain/notification/reminder.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import {
  type BookingCard,
  bookingTabs,
  foldBookingCard,
} from '../projections/booking/booking-tabs.projection.ts';
import { eventsOf } from './message-sources.ts';
import {
  type DailyTools,
  queueForBookings,
  checkNotificationsCanBeQueued,
  type TimedNotification,
} from './timed-notifications.ts';

/** Events whose e-mails say where and when the tour starts. */
const telling: readonly BookingEvent['type'][] = [
  'BookingPlaced',
  'BookingConfirmed',
  'BookingRescheduled',
  'BookingRebooked',
];

/**
 * Queues each reminder that is due: for tours tomorrow, and for tours today if no process ran yesterday. The read model
 * only finds candidates; each booking's stream decides, and the sender checks again. Resolves to the number of new
 * reminders.
 *
 * @throws JobFailed
 */
export async function remindTravellers(tools: DailyTools): Promise<number> {
  const { clock, timeOfDay } = tools;
  const now = clock.now();
  const today = localDateOf(now);
  const days = [today, addDays(today, 1)].filter((day) => reminderAt(day, timeOfDay) <= now);
  if (days.length === 0) return 0;
  await checkNotificationsCanBeQueued(tools, bookingTabs.collection);
  let reminded = 0;
  for (const date of days) {
    const confirmed = { where: { date, status: 'confirmed' } } as const;
    reminded += await queueForBookings(tools, confirmed, ({ bookingNumber }) =>
      reminderOf(bookingNumber, now, tools),
    );
  }
  return reminded;
}

/** Returns the reminder of a booking, if its stream says that it is due. */
async function reminderOf(
  bookingNumber: number,
  now: Instant,
  { log, cryptography, timeOfDay }: DailyTools,
): Promise<TimedNotification | undefined> {
  const stream = bookingStream(bookingNumber);
  const events = await eventsOf<BookingEvent>({ log }, stream);
  const card = events.reduce<BookingCard | undefined>(foldBookingCard, undefined);
  const told = events.findLast(({ type }) => telling.includes(type));
  if (card === undefined || told === undefined) return undefined;
  if (!isReminderDue({ ...card, informedAt: told.occurredAt }, timeOfDay, now)) return undefined;
  const commandId = cryptography.uuidV5('reminder', String(bookingNumber), card.date);
  return {
    commandId,
    notificationId: cryptography.uuidV5(commandId, stream, 'traveller'),
    subject: {
      bookingNumber,
      template: 'reminder',
      recipient: 'traveller',
      cause: { commandId, revision: events.length - 1 },
    },
  };
}
