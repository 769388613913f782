import type { Instant } from '../../domain/calendar/instants.ts';
import { ReleaseReservation } from '../command-handling/booking/reservation.commands.ts';
import { contextOfJob } from '../command-handling/engine/command-context.ts';
import type { OpenReservation } from '../projections/departure/open-reservations.projection.ts';
import type { Clock } from '../ports/clock.ts';
import type { PolicyTools } from './policy.ts';

/** Younger reservations are skipped, in milliseconds: the command that made them is probably still running. */
const ageMsMin = 60_000;

/** How many reservations are checked in one round. */
const candidatesMax = 200;

export interface ReconcilerTools extends Pick<PolicyTools, 'commands' | 'cryptography'> {
  readonly clock: Pick<Clock, 'now'>;
  /**
   * Returns open reservations that no booking holds and that were made before the instant. This is a hint and may be
   * wrong.
   */
  readonly findLoose: (
    reservedBefore: Instant,
    limit: number,
  ) => Promise<readonly OpenReservation[]>;
}

/**
 * Releases seats whose booking was never stored, because its command crashed or gave up. This is safe at any time: the
 * decision reads both streams, and marks the reservation as abandoned before it is released. The mark also stops a
 * writer that was only slow (correctness rule 9). While the read models cannot be reached, reservations are not
 * reconciled; this does no harm.
 */
export class ReservationReconciler {
  readonly #tools: ReconcilerTools;

  constructor(tools: ReconcilerTools) {
    this.#tools = tools;
  }

  /** Does one round; resolves to how many reservations it released. */
  async reconcile(): Promise<number> {
    const { clock, findLoose } = this.#tools;
    const reservedBefore = new Date(Date.parse(clock.now()) - ageMsMin).toISOString();
    let released = 0;
    for (const candidate of await findLoose(reservedBefore, candidatesMax)) {
      released += (await this.#release(candidate)) ? 1 : 0;
    }
    return released;
  }

  /** A reservation that cannot be released now is tried again in the next round. */
  async #release({
    reservationId,
    bookingNumber,
    departure,
    at,
  }: OpenReservation): Promise<boolean> {
    const { commands, cryptography } = this.#tools;
    const commandId = cryptography.uuidV5('reconcile-reservations', reservationId, at);
    const outcome = await commands.execute(
      new ReleaseReservation({ reservationId, bookingNumber, departure }, contextOfJob(commandId)),
    );
    return outcome.done && outcome.result.wasOpen;
  }
}
