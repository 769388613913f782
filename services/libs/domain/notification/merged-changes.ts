import type { Instant } from '../calendar/instants.ts';
import { type CommandOnBooking, notificationsOfCommand } from './notifications-of-command.ts';
import type { BookingTemplate, RecipientRole } from './notification-subject.ts';

/** The events that one command stored in a booking's stream, and the time. */
export interface DatedCommand extends CommandOnBooking {
  readonly commandId: string;
  readonly at: Instant;
}

/** One notification about a command. */
interface CoveredNotification {
  readonly commandId: string;
  readonly recipient: RecipientRole;
}

/** One e-mail at most about a traveller's own changes in this time, in milliseconds. */
export const mergedMs = 5 * 60_000;

const mergeable: readonly BookingTemplate[] = [
  'booking-rescheduled',
  'booking-changed',
  'contact-corrected',
  'booking-rebooked',
];

/**
 * When the recipient gets an e-mail about each of the traveller's own changes, by command id. The first
 * change after a quiet time is sent at once. Changes in the next five minutes are sent together at their end,
 * and so on: a recipient gets at most one such e-mail in five minutes. The first cancellation does not count
 * as such a change: its e-mail is sent at once. A further cancellation, after the traveller undid the first,
 * does count. The times depend only on the booking's stream, so every process always computes the same times.
 */
export function timesToNotify(
  history: readonly DatedCommand[],
  recipient: RecipientRole,
): ReadonlyMap<string, Instant> {
  const times = new Map<string, Instant>();
  let lastMs: number | undefined;
  let hasUndone = false;
  for (const command of history) {
    const template = ownTemplate(command, recipient);
    if (template === undefined) continue;
    if (mergeable.includes(template) || (hasUndone && template === 'booking-cancelled')) {
      lastMs = timeAfter(lastMs, Date.parse(command.at));
      times.set(command.commandId, new Date(lastMs).toISOString());
    }
    hasUndone ||= template === 'booking-rebooked';
  }
  return times;
}

/** Whether the e-mail is about a traveller's own change: such an e-mail may wait for other changes. */
export function isAboutOwnChange(
  history: readonly DatedCommand[],
  { commandId, recipient }: CoveredNotification,
): boolean {
  return timesToNotify(history, recipient).has(commandId);
}

/** @param lastMs When the e-mail before this change is sent. */
function timeAfter(lastMs: number | undefined, atMs: number): number {
  // The last e-mail was at least five minutes ago, or the clock was set back.
  if (lastMs === undefined || Math.abs(atMs - lastMs) >= mergedMs) return atMs;
  return atMs < lastMs ? lastMs : lastMs + mergedMs;
}

/**
 * Whether another e-mail also contains the content of this e-mail. It may be a later e-mail that is sent at once, or
 * an e-mail about later changes that is also sent now. An e-mail that is due is never replaced by one that is not yet
 * due. So even endless changes cannot delay every e-mail.
 */
export function isCoveredByAnother(
  history: readonly DatedCommand[],
  { commandId, recipient }: CoveredNotification,
  now: Instant,
): boolean {
  const times = timesToNotify(history, recipient);
  const time = times.get(commandId);
  if (time === undefined) return false;
  const until = time > now ? time : now;
  const own = history.findIndex((command) => command.commandId === commandId);
  return history
    .slice(own + 1)
    .some(
      (later) => notifies(later, recipient) && (times.get(later.commandId) ?? later.at) <= until,
    );
}

/**
 * The commands that one e-mail is about. For the last of several merged changes of a traveller, these are the
 * commands of all these changes. For any other command, it is only that command.
 */
export function commandsCovered(
  history: readonly DatedCommand[],
  { commandId, recipient }: CoveredNotification,
): readonly string[] {
  const times = timesToNotify(history, recipient);
  const time = times.get(commandId);
  const together = [commandId];
  if (time === undefined) return together;
  const own = history.findIndex((command) => command.commandId === commandId);
  for (const earlier of history.slice(0, own).toReversed()) {
    if (!notifies(earlier, recipient)) continue;
    if (times.get(earlier.commandId) !== time) break;
    together.unshift(earlier.commandId);
  }
  return together;
}

/**
 * The e-mail that the recipient gets about a traveller's command; undefined if there is none, or if somebody
 * else gave the command.
 */
function ownTemplate(command: DatedCommand, recipient: RecipientRole): BookingTemplate | undefined {
  return command.by === 'customer' && recipient !== 'former-traveller'
    ? notificationsOfCommand(command).find((told) => told.recipient === recipient)?.template
    : undefined;
}

function notifies(command: DatedCommand, recipient: RecipientRole): boolean {
  return notificationsOfCommand(command).some((told) => told.recipient === recipient);
}
