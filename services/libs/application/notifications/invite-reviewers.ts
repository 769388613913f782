import { bookingDecider } from '../../domain/booking/booking.decider.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { invitationDays, isInvitationDue } from '../../domain/notification/review-invitation.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import { bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { isReviewable } from './is-reviewable.ts';
import { eventsOf } from './message-sources.ts';
import {
  type DailyTools,
  queueForBookings,
  checkNotificationsCanBeQueued,
  type TimedNotification,
} from './timed-notifications.ts';

/**
 * Queues one invitation to review the tour for each booking whose travellers came. The read model only finds
 * candidates; each booking's stream decides, and the sender checks again. Resolves to the number of new invitations.
 *
 * @throws JobFailed
 */
export async function inviteReviewers(tools: DailyTools): Promise<number> {
  await checkNotificationsCanBeQueued(tools, bookingTabs.collection);
  const now = tools.clock.now();
  const today = localDateOf(now);
  const days = { from: addDays(today, -invitationDays), to: addDays(today, -1) };
  return await queueForBookings(
    tools,
    { where: { date: days } },
    async ({ bookingNumber, attendance }) =>
      attendance.kind === 'checked-in' ? await invitationOf(bookingNumber, now, tools) : undefined,
  );
}

/** Returns the invitation for a booking, if its stream says that it is due. */
async function invitationOf(
  bookingNumber: number,
  now: Instant,
  { log, cryptography, timeOfDay }: DailyTools,
): Promise<TimedNotification | undefined> {
  const stream = bookingStream(bookingNumber);
  const events = await eventsOf<BookingEvent>({ log }, stream);
  const booking = events.reduce(bookingDecider.evolve, bookingDecider.initialState);
  if (booking.status === 'none') return undefined;
  if (!isInvitationDue(booking.departure.date, timeOfDay, now)) return undefined;
  if (!(await isReviewable(log, bookingNumber, booking))) return undefined;
  // The id does not contain the day, so a booking that is moved later gets no second invitation.
  const commandId = cryptography.uuidV5('review-invitation', String(bookingNumber));
  return {
    commandId,
    notificationId: cryptography.uuidV5(commandId, stream, 'traveller'),
    subject: {
      bookingNumber,
      template: 'review-invitation',
      recipient: 'traveller',
      cause: { commandId, revision: events.length - 1 },
    },
  };
}
