import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import { isReminderDue, reminderAt } from '../../domain/notification/reminder.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import {
  type BookingCard,
  bookingTabs,
  foldBookingCard,
} from '../projections/booking/booking-tabs.projection.ts';
import { everyPage } from '../queries/engine/every-page.ts';
import { eventsOf } from './message-sources.ts';
import {
  type DailyTools,
  queueTimed,
  readyToTell,
  type TimedNotification,
} from './timed-notifications.ts';

/** Events whose e-mails say where and when the trip starts. */
const telling: readonly BookingEvent['type'][] = [
  'BookingPlaced',
  'BookingConfirmed',
  'BookingRescheduled',
  'BookingRebooked',
];

/**
 * Queues a reminder for each traveller for whom it is due: of trips tomorrow, and of trips today if no
 * process ran yesterday. The read model only finds candidates; each booking's stream decides, and the
 * sender checks again. Resolves to how many are reminded now.
 *
 * @throws JobFailed
 */
export async function remindTravellers(tools: DailyTools): Promise<number> {
  const { clock, timeOfDay } = tools;
  const now = clock.now();
  const today = localDateOf(now);
  const days = [today, addDays(today, 1)].filter((day) => reminderAt(day, timeOfDay) <= now);
  if (days.length === 0) return 0;
  await readyToTell(tools, bookingTabs.collection);
  let reminded = 0;
  for (const day of days) reminded += await remindOf(day, now, tools);
  return reminded;
}

async function remindOf(day: LocalDate, now: Instant, tools: DailyTools): Promise<number> {
  let reminded = 0;
  const pages = everyPage(tools.readStore, bookingTabs.collection, {
    where: { date: day, status: 'confirmed' },
    sort: { by: ['date', 'createdAt'], direction: 'ascending' },
  });
  for await (const cards of pages) {
    const due: TimedNotification[] = [];
    for (const { bookingNumber } of cards) {
      const reminder = await reminderOf(bookingNumber, now, tools);
      if (reminder !== undefined) due.push(reminder);
    }
    reminded += await queueTimed(due, tools);
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
