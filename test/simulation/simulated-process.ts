import type { CommandBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../../services/libs/application/command-handling/engine/command-outcome.ts';
import type { CommandRoute } from '../../services/libs/application/command-handling/engine/command-route.ts';
import { commandRoutes } from '../../services/libs/application/command-handling/command-routes.ts';
import type { CommandPorts } from '../../services/libs/application/command-handling/engine/command-run.ts';
import type { RequestedCommand } from '../../services/libs/application/command-handling/engine/requested-command.ts';
import { PolicyRunner } from '../../services/libs/application/policies/policy-runner.ts';
import { policyPages } from '../../services/libs/application/policies/policy-pages.ts';
import { policyRoutes } from '../../services/libs/application/policies/policy-routes.ts';
import { ReservationReconciler } from '../../services/libs/application/policies/reconcile-reservations.ts';
import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type { PolicyCheckpoints } from '../../services/libs/application/ports/policy-checkpoints.ts';
import type { OpenReservation } from '../../services/libs/application/projections/departure/open-reservations.projection.ts';
import { commandBus } from '../support/in-memory/command-bus.ts';
import { SeededIdentifiers } from '../support/in-memory/seeded-identifiers.ts';
import { SimulatedClock } from './simulated-clock.ts';
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
  looseReservations(): readonly OpenReservation[];
  breakLaw(what: string): void;
}

/** An API process with its policy and its reconciler, from its start to its death. */
export class SimulatedProcess {
  readonly life = new ProcessLife();
  readonly #world: Surroundings;
  readonly #side: CommandBus;
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
    this.#side = commandBus(plant.ports?.(ports) ?? ports, plant.routes ?? commandRoutes);
    this.#runPolicies(ports);
    void this.#reconcile(ports);
  }

  /** The answer to a person's request; undefined when none arrives in time. */
  ask<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
    patienceMs: number,
  ): Promise<CommandOutcome<Result, Refusal> | undefined> {
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
      void this.#execute(command).then((outcome) => {
        callOff();
        resolve(outcome);
      });
    });
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #execute<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
  ): Promise<CommandOutcome<Result, Refusal> | undefined> {
    try {
      return await this.#side.execute(command);
    } catch (error) {
      this.#world.breakLaw(`${command.name} threw ${String(error)}`);
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
        jobs: { add: () => Promise.resolve() },
        onFault: ({ isParked, failure }) => {
          if (isParked) {
            this.#world.breakLaw(`a policy parked an event: ${failure}`);
          }
        },
      });
      void runner.run(this.#stopping.signal);
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
