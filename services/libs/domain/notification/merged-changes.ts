import type { Instant } from '../calendar/instants.ts';
import { type CommandOnBooking, notificationsOfCommand } from './notifications-of-command.ts';
import type { BookingTemplate, RecipientRole } from './notification-subject.ts';

/** What one command stored in a booking's stream, and when. */
export interface DatedCommand extends CommandOnBooking {
  readonly commandId: string;
  readonly at: Instant;
}

/** One notification about a command. */
interface Told {
  readonly commandId: string;
  readonly recipient: RecipientRole;
}

/** At most one message about a traveller's own changes in this time, in milliseconds. */
export const mergedMs = 5 * 60_000;

const mergeable: readonly BookingTemplate[] = [
  'booking-rescheduled',
  'booking-changed',
  'contact-corrected',
];

/**
 * When the recipient is told of each of the traveller's own changes, by command id. The first change
 * after a quiet time is told at once; changes within the next five minutes are told together at their
 * end, and so on: a recipient gets at most one such message in five minutes. Depends on the booking's
 * stream alone, so everybody comes to the same times, however often they ask.
 */
export function timesToTell(
  history: readonly DatedCommand[],
  recipient: RecipientRole,
): ReadonlyMap<string, Instant> {
  const times = new Map<string, Instant>();
  let lastMs: number | undefined;
  for (const command of history) {
    if (!isOwnChange(command, recipient)) continue;
    lastMs = timeAfter(lastMs, Date.parse(command.at));
    times.set(command.commandId, new Date(lastMs).toISOString());
  }
  return times;
}

/** @param lastMs When the message before this change is sent. */
function timeAfter(lastMs: number | undefined, atMs: number): number {
  // Beyond five minutes on either side: a quiet time has passed, or the clock was set back.
  if (lastMs === undefined || Math.abs(atMs - lastMs) >= mergedMs) return atMs;
  return atMs < lastMs ? lastMs : lastMs + mergedMs;
}

/**
 * Whether another message tells the recipient what this one would: a later one that goes at once, or one
 * about later changes that is sent now too. A message about later changes that is not yet due never
 * replaces one that is, so that changes without end cannot keep everything back.
 */
export function isToldByAnother(
  history: readonly DatedCommand[],
  { commandId, recipient }: Told,
  now: Instant,
): boolean {
  const times = timesToTell(history, recipient);
  const time = times.get(commandId);
  if (time === undefined) return false;
  const until = time > now ? time : now;
  const own = history.findIndex((command) => command.commandId === commandId);
  return history
    .slice(own + 1)
    .some((later) => tells(later, recipient) && (times.get(later.commandId) ?? later.at) <= until);
}

/**
 * The commands that one message tells of: for the last of a traveller's own changes that are merged, all
 * of them; for any other command, that one.
 */
export function toldTogether(
  history: readonly DatedCommand[],
  { commandId, recipient }: Told,
): readonly string[] {
  const times = timesToTell(history, recipient);
  const time = times.get(commandId);
  const together = [commandId];
  if (time === undefined) return together;
  const own = history.findIndex((command) => command.commandId === commandId);
  for (const earlier of history.slice(0, own).toReversed()) {
    if (!tells(earlier, recipient)) continue;
    if (times.get(earlier.commandId) !== time) break;
    together.unshift(earlier.commandId);
  }
  return together;
}

function isOwnChange(command: DatedCommand, recipient: RecipientRole): boolean {
  return (
    command.by === 'customer' &&
    recipient !== 'former-traveller' &&
    notificationsOfCommand(command).some(
      (told) => told.recipient === recipient && mergeable.includes(told.template),
    )
  );
}

function tells(command: DatedCommand, recipient: RecipientRole): boolean {
  return notificationsOfCommand(command).some((told) => told.recipient === recipient);
}
