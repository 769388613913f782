import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandSide } from '../../libs/application/command-handling/command-side.ts';
import { ReservationReconciler } from '../../libs/application/policies/reconcile-reservations.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { Cryptography } from '../../libs/application/ports/cryptography.ts';
import { ReadStore } from '../../libs/application/ports/read-store.ts';
import { findLooseReservations } from '../../libs/application/queries/find-loose-reservations.ts';

/** Gives back seats nobody came for, from the start of the process to its end. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #reconciler: ReservationReconciler;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(
    commands: CommandSide,
    cryptography: Cryptography,
    clock: Clock,
    readStore: ReadStore,
  ) {
    const logger = new Logger('Reconciler');
    this.#reconciler = new ReservationReconciler({
      commands,
      cryptography,
      clock,
      findLoose: (reservedBefore, limit) => findLooseReservations(readStore, reservedBefore, limit),
      onFault: (error) => {
        logger.warn(`Reservations could not be reconciled: ${String(error)}. It is tried again.`);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.#running = this.#reconciler.run(this.#ending.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }
}
