import { overdueBefore } from '../../../domain/booking/hold.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { expireIn } from './end-hold.ts';

/** How many holds a command expires before it is decided once more. */
const holdsMax = 5;

/** How many reservations that became bookings are remembered. A forgotten one only costs time. */
const settledMax = 10_000;

/**
 * Lets a command that found its departure full expire overdue holds, and then be decided once more. This is done
 * outside all queues. A command that waits for another booking's queue while it is in its own queue could cause a
 * deadlock.
 */
export function expireOverdueHolds({ seats }: DepartureState, now: Instant, run: CommandRun): void {
  const overdue = seats
    .overdue(overdueBefore(now))
    .filter(({ reservationId }) => !run.settled.has(reservationId))
    .slice(0, holdsMax);
  if (overdue.length === 0) return;
  run.decideOnceMoreAfter(async (isEarly) => {
    let ended = 0;
    for (const { reservationId, bookingNumber } of overdue) {
      if (!isEarly()) break;
      const outcome = await expireIn(bookingNumber, run, {
        ...run.traces,
        commandId: run.ports.cryptography.uuidV5('expire-hold', reservationId),
        actor: { kind: 'system' },
        causationId: run.commandId,
      });
      // A hold that became a booking never becomes a hold again.
      if (outcome.done && outcome.result.state.status !== 'none') {
        if (run.settled.size >= settledMax) run.settled.clear();
        run.settled.add(reservationId);
      } else if (outcome.done) {
        ended += 1;
      }
    }
    return ended > 0;
  });
}
