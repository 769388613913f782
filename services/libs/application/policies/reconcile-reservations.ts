import type { Instant } from '../../domain/calendar/instants.ts';
import { ReleaseReservation } from '../command-handling/commands/reservation.commands.ts';
import type { OpenReservation } from '../projections/open-reservations.projection.ts';
import type { Clock } from '../ports/clock.ts';
import type { PolicyTools } from './policy.ts';

/** Younger reservations are left alone: the command that made them is probably still at work. */
const ageMsMin = 60_000;

/** How many are looked at in one round. */
const candidatesMax = 200;

export interface ReconcilerTools extends Pick<PolicyTools, 'commands' | 'cryptography'> {
  readonly clock: Pick<Clock, 'now'>;
  /** Open reservations no booking holds, made before the instant: a hint, which may be wrong. */
  readonly findLoose: (
    reservedBefore: Instant,
    limit: number,
  ) => Promise<readonly OpenReservation[]>;
}

/**
 * Gives back seats that were reserved for a booking that never came: its command crashed, or gave up
 * unheard. It is safe at the wrong moment too, since the decision reads both streams and names the
 * reservation abandoned before it is released, which fences off a writer that was merely slow
 * (correctness rule 9). With the read models away nothing is reconciled, and nothing is wrong.
 */
export class ReservationReconciler {
  readonly #tools: ReconcilerTools;

  constructor(tools: ReconcilerTools) {
    this.#tools = tools;
  }

  /** One round; resolves to how many reservations it released. */
  async reconcile(): Promise<number> {
    const { clock, findLoose } = this.#tools;
    const reservedBefore = new Date(Date.parse(clock.now()) - ageMsMin).toISOString();
    let released = 0;
    for (const candidate of await findLoose(reservedBefore, candidatesMax)) {
      released += (await this.#release(candidate)) ? 1 : 0;
    }
    return released;
  }

  /** What does not work out now is a candidate again in the next round. */
  async #release({
    reservationId,
    bookingNumber,
    departure,
    at,
  }: OpenReservation): Promise<boolean> {
    const { commands, cryptography } = this.#tools;
    const commandId = cryptography.uuidV5('reconcile-reservations', reservationId, at);
    const outcome = await commands.execute(
      new ReleaseReservation(
        { reservationId, bookingNumber, departure },
        {
          actor: { kind: 'system' },
          scope: 'system',
          commandId,
          body: null,
          requestId: commandId,
          correlationId: commandId,
        },
      ),
    );
    return outcome.done && outcome.result.wasOpen;
  }
}
