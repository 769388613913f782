import type { CommandBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../../services/libs/application/command-handling/engine/command-outcome.ts';
import type { CommandRoute } from '../../services/libs/application/command-handling/engine/command-route.ts';
import { commandRoutes } from '../../services/libs/application/command-handling/command-routes.ts';
import type { CommandPorts } from '../../services/libs/application/command-handling/engine/command-run.ts';
import type { RequestedCommand } from '../../services/libs/application/command-handling/engine/requested-command.ts';
import { finishUndoneImports } from '../../services/libs/application/policies/finish-undone-imports.ts';
import { PolicyRunner } from '../../services/libs/application/policies/policy-runner.ts';
import { policyPages } from '../../services/libs/application/policies/policy-pages.ts';
import { policyRoutes } from '../../services/libs/application/policies/policy-routes.ts';
import { ReservationReconciler } from '../../services/libs/application/policies/reconcile-reservations.ts';
import type { NotificationSender } from '../../services/libs/application/notifications/notification-sender.ts';
import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type { PolicyCheckpoints } from '../../services/libs/application/ports/policy-checkpoints.ts';
import type { ReadStore } from '../../services/libs/application/ports/read-store.ts';
import type { OpenReservation } from '../../services/libs/application/projections/departure/open-reservations.projection.ts';
import { findLateBookings } from '../../services/libs/application/queries/bulk-act/find-late-bookings.ts';
import { commandBus } from '../support/in-memory/command-bus.ts';
import { SeededIdentifiers } from '../support/in-memory/seeded-identifiers.ts';
import type { Laws } from './laws.ts';
import { mailSender } from './mail-room.ts';
import type { SimulatedArchive } from './simulated-archive.ts';
import { SimulatedClock } from './simulated-clock.ts';
import type { SimulatedReadModels } from './simulated-read-models.ts';
import { ProcessLife, type SharedLog, SimulatedStore } from './simulated-store.ts';
import { SimulatedVault } from './simulated-vault.ts';

/** The maximum difference between the clocks of machines, in milliseconds. */
const clockWrongMsMax = 3_000;

/** A planted fault, which the simulation has to detect. */
export interface Plant {
  readonly ports?: (ports: CommandPorts) => CommandPorts;
  readonly routes?: readonly CommandRoute[];
}

/** The environment of a process: the log that it shares, and the check of the laws. */
export interface Surroundings extends SharedLog {
  readonly seed: number;
  readonly plant: Plant;
  readonly cryptography: Cryptography;
  readonly checkpoints: PolicyCheckpoints;
  readonly readModels: SimulatedReadModels;
  readonly archive: SimulatedArchive;
  readonly laws: Laws;
  looseReservations(): readonly OpenReservation[];
  breakLaw(what: string): void;
}

/** What a request of several commands and queries uses in its process. */
export interface RequestParts {
  readonly commands: CommandBus;
  readonly ports: CommandPorts;
  readonly readStore: ReadStore;
  readonly archive: SimulatedArchive;
}

/** An API process with its policy and its reconciler, from its start to its death. */
export class SimulatedProcess {
  readonly life = new ProcessLife();
  readonly #world: Surroundings;
  readonly #side: CommandBus;
  readonly #parts: RequestParts;
  readonly #sender: NotificationSender;
  readonly #stopping = new AbortController();

  constructor(world: Surroundings, number: number) {
    this.#world = world;
    const { time, random, log, faults, cryptography, plant } = world;
    const identifiers = new SeededIdentifiers(world.seed * 1_000 + number);
    const wrongByMs = random.between(-clockWrongMsMax, clockWrongMsMax);
    if (Math.abs(wrongByMs) > clockWrongMsMax / 2) faults.note('wrongClock');
    const ports: CommandPorts = {
      store: new SimulatedStore(world, this.life),
      vault: new SimulatedVault(log, cryptography, identifiers),
      cryptography,
      identifiers,
      clock: new SimulatedClock(time, this.life, wrongByMs),
    };
    const used = plant.ports?.(ports) ?? ports;
    this.#side = commandBus(used, plant.routes ?? commandRoutes);
    const readStore = world.readModels.seenBy(ports.clock, random);
    this.#parts = { commands: this.#side, ports: used, readStore, archive: world.archive };
    const deliver = world.laws.delivered.bind(world.laws);
    this.#sender = mailSender(ports, this.#side, { random, readStore, deliver });
    this.#runPolicies(ports);
    void this.#reconcile(ports);
    void this.#sweep(ports);
    void this.#finishImports(ports);
  }

  /** The answer to a person's request; undefined when none arrives in time. */
  ask<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
    patienceMs: number,
  ): Promise<CommandOutcome<Result, Refusal> | undefined> {
    return this.#answer(patienceMs, command.name, () => this.#side.execute(command));
  }

  /** The answer to a request that is more than one command; undefined when none arrives in time. */
  request<Result>(
    work: (parts: RequestParts) => Promise<Result | undefined>,
    patienceMs: number,
  ): Promise<Result | undefined> {
    return this.#answer(patienceMs, 'A request', () => work(this.#parts));
  }

  #answer<Result>(
    patienceMs: number,
    name: string,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const { time, faults } = this.#world;
    return new Promise((resolve) => {
      const hangUp = (): void => {
        resolve(undefined);
      };
      const callOff = time.after(patienceMs, hangUp);
      this.life.onDeath(hangUp);
      if (!this.life.isAlive || faults.happens('lostReply')) {
        hangUp();
      }
      void this.#safely(name, work).then((outcome) => {
        callOff();
        resolve(outcome);
      });
    });
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #safely<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#world.breakLaw(`${name} threw ${String(error)}`);
      return undefined;
    }
  }

  #runPolicies({ store: log, cryptography, clock }: CommandPorts): void {
    const { checkpoints } = this.#world;
    const pages = policyPages({ log, clock, onFault: () => undefined });
    this.#stopping.signal.addEventListener('abort', () => {
      pages.close();
    });
    for (const route of policyRoutes) {
      const runner = new PolicyRunner(route, {
        log,
        pages,
        cryptography,
        clock,
        checkpoints,
        commands: this.#side,
        jobs: {
          add: (jobs) => {
            for (const { id } of jobs) this.#send(id);
            return Promise.resolve();
          },
        },
        onFault: ({ isParked, failure }) => {
          if (isParked) {
            this.#world.breakLaw(`a policy parked an event: ${failure}`);
          }
        },
      });
      void runner.run(this.#stopping.signal);
    }
  }

  /** Only the e-mails of contact messages are sent: those about bookings would double the events of a history. */
  #send(notificationId: string): void {
    if (!this.#world.laws.contact.isMail(notificationId)) return;
    this.#sender.send(notificationId).catch((error: unknown) => {
      // The log cannot store the next event at the moment: the e-mail is found again later.
      if ((error as Error).name !== 'LogUnreachable') {
        this.#world.breakLaw(`a worker failed: ${String(error)}`);
      }
    });
  }

  /** Finds e-mails that no worker has begun to send. */
  async #sweep({ clock }: CommandPorts): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await clock.sleep(this.#world.random.between(5_000, 20_000), this.#stopping.signal);
      for (const id of this.#world.laws.contact.waiting) this.#send(id);
    }
  }

  /** Finds bookings that an import made while it was undone. */
  async #finishImports({ cryptography, clock }: CommandPorts): Promise<void> {
    const { commands, readStore } = this.#parts;
    while (!this.#stopping.signal.aborted) {
      await clock.sleep(this.#world.random.between(10_000, 40_000), this.#stopping.signal);
      if (!this.#world.laws.imports.hasUndone) continue;
      const findLate = () => findLateBookings(readStore, '');
      await finishUndoneImports({ commands, cryptography, findLate });
    }
  }

  async #reconcile({ cryptography, clock }: CommandPorts): Promise<void> {
    const reconciler = new ReservationReconciler({
      commands: this.#side,
      cryptography,
      clock,
      findLoose: () => Promise.resolve(this.#world.looseReservations()),
    });
    while (!this.#stopping.signal.aborted) {
      await clock.sleep(this.#world.random.between(200, 4_000), this.#stopping.signal);
      await reconciler.reconcile();
    }
  }
}
