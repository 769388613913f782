import { overdueBefore } from '../../domain/booking/hold.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { ExpireHold } from '../command-handling/booking/booking.commands.ts';
import { contextOfJob } from '../command-handling/engine/command-context.ts';
import type { Clock } from '../ports/clock.ts';
import type { HeldSeats } from '../projections/departure/departures.projection.ts';
import type { PolicyTools } from './policy.ts';

/** How many holds are expired in one round. */
const holdsMax = 200;

export interface ExpirerTools extends Pick<PolicyTools, 'commands' | 'cryptography'> {
  readonly clock: Pick<Clock, 'now'>;
  /** Returns holds that ended at the instant or before. This is a hint and may be wrong. */
  readonly findOverdue: (
    endedBefore: Instant,
    limit: number,
  ) => Promise<readonly Pick<HeldSeats, 'bookingNumber' | 'heldUntil'>[]>;
}

/**
 * Expires holds whose time is over, so that their seats are free; resolves to the number of expired holds. A hold that
 * cannot be expired now is tried again in the next round. Nobody can confirm an overdue hold, even if this never runs.
 */
export async function expireHolds({
  clock,
  commands,
  cryptography,
  findOverdue,
}: ExpirerTools): Promise<number> {
  let expired = 0;
  for (const { bookingNumber, heldUntil } of await findOverdue(
    overdueBefore(clock.now()),
    holdsMax,
  )) {
    const commandId = cryptography.uuidV5('expire-holds', String(bookingNumber), heldUntil);
    const outcome = await commands.execute(
      new ExpireHold({ bookingNumber }, contextOfJob(commandId)),
    );
    const isEnded = outcome.done && outcome.result.history.at(-1)?.type === 'HoldExpired';
    expired += isEnded ? 1 : 0;
  }
  return expired;
}
