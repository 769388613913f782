import { addDays, instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant, LocalDate, LocalTime } from '../calendar/instants.ts';

/** For how many days after the departure a missed invitation is sent later. */
export const invitationDays = 7;

/**
 * Whether travellers are invited now to review their tour: from the day after the departure on, at a time of day in
 * Zanzibar. If no process ran, or staff checked the travellers in later, they are invited some days later.
 */
export function isInvitationDue(date: LocalDate, timeOfDay: LocalTime, now: Instant): boolean {
  const [first, last] = [addDays(date, 1), addDays(date, invitationDays)];
  return (
    instantOf({ date: first, time: timeOfDay }) <= now &&
    now < instantOf({ date: addDays(last, 1), time: '00:00' })
  );
}
