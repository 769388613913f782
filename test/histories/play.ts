import type { CommandBus } from '@nestjs/cqrs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CommandPorts } from '../../services/libs/application/command-handling/engine/command-run.ts';
import { ReleaseReservation } from '../../services/libs/application/command-handling/booking/reservation.commands.ts';
import type { LogPages } from '../../services/libs/application/event-log/log-pages.ts';
import { policyPages } from '../../services/libs/application/policies/policy-pages.ts';
import type { PolicyTools } from '../../services/libs/application/policies/policy.ts';
import { policyRoutes } from '../../services/libs/application/policies/policy-routes.ts';
import { PolicyRunner } from '../../services/libs/application/policies/policy-runner.ts';
import { releaseSeatsOnReservationLetGo } from '../../services/libs/application/policies/release-seats-on-reservation-let-go.policy.ts';
import { bookingTabs } from '../../services/libs/application/projections/booking/booking-tabs.projection.ts';
import { departures } from '../../services/libs/application/projections/departure/departures.projection.ts';
import { projectionRoutes } from '../../services/libs/application/projections/projection-routes.ts';
import { addDays } from '../../services/libs/domain/calendar/dar-es-salaam.ts';
import type { Slot } from '../../services/libs/domain/departure/departure-id.ts';
import { Random } from '../simulation/random.ts';
import { commandBus } from '../support/in-memory/command-bus.ts';
import { ReadSide } from '../support/in-memory/read-side.ts';
import { WriteSide } from '../support/in-memory/write-side.ts';
import { RememberedCheckpoints } from '../support/in-memory/remembered-checkpoints.ts';
import { Client, type KnownBooking } from './client.ts';
import { Looks } from './looks.ts';
import { type Judgement, Recording } from './recording.ts';
import { UnsureStore } from './unsure-store.ts';
import { textOf } from './slot-text.ts';

/** A planted fault, which the checker has to detect. */
export interface Plant {
  readonly ports?: (ports: CommandPorts) => CommandPorts;
  readonly looksDoNotWait?: true;
}

export interface Play {
  readonly seed: number;
  readonly clients: number;
  /** The number of acts of all clients together. */
  readonly acts: number;
  readonly plant?: Plant;
}

/** Small departures, so that clients compete for seats … */
const capacity = 6;
/** … and two new ones after this many acts for each client, so that they compete to be first. */
const actsADay = 3;

function slotsOf(day: number): readonly Slot[] {
  const date = addDays('2026-12-01', day);
  return [
    { date, time: '09:00' },
    { date, time: '14:00' },
  ];
}

/** Runs clients in parallel on two processes over one store, and judges the answers. */
export async function play({ seed, clients, acts, plant = {} }: Play): Promise<Judgement> {
  const random = new Random(seed);
  const writeSide = await WriteSide.open();
  const routes = projectionRoutes.filter(({ projection }) =>
    [departures.collection.name, bookingTabs.collection.name].includes(projection.collection.name),
  );
  const readSide = new ReadSide(routes, writeSide.store);
  const stopping = new AbortController();
  try {
    const tourId = await writeSide.publishTour({ schedule: { capacity } });
    const unsure = {
      ...writeSide.ports,
      store: new UnsureStore(writeSide.store, random.fork()),
    };
    const ports = plant.ports?.(unsure) ?? unsure;
    const sides = [commandBus(ports), commandBus(ports)];
    const recording = new Recording();
    const { store: log, clock } = ports;
    const pages = policyPages({ log, clock, onFault: () => undefined });
    stopping.signal.addEventListener('abort', () => {
      pages.close();
    });
    const releasing = releasePolicy({ ...ports, pages }, sides, recording).run(stopping.signal);
    await readSide.run();
    const looks = new Looks(readSide.readStore, recording, {
      waits: plant.looksDoNotWait !== true,
    });
    const known: KnownBooking[] = [];
    let left = acts;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        const tools = { writeSide, sides, looks, recording, tourId, known };
        const client = new Client({ ...tools, random: random.fork() });
        while (left > 0) {
          left -= 1;
          await client.act(slotsOf(Math.floor((acts - left) / (actsADay * clients))));
          await nextTurn();
        }
      }),
    );
    stopping.abort();
    await releasing;
    return recording.judge(capacity);
  } finally {
    stopping.abort();
    await readSide.close();
    await writeSide.close();
  }
}

/** Releases seats as the product does, and records each release as a separate call. */
function releasePolicy(
  { store: log, pages, cryptography, clock }: CommandPorts & { readonly pages: LogPages },
  [side]: readonly CommandBus[],
  recording: Recording,
): PolicyRunner {
  const route = policyRoutes.find(({ policy }) => policy === releaseSeatsOnReservationLetGo);
  if (route === undefined || side === undefined) throw new Error('No policy releases seats.');
  const commands: PolicyTools['commands'] = {
    async execute(command) {
      const askedAt = recording.tick();
      const outcome = await side.execute(command);
      const answeredAt = recording.tick();
      if (command instanceof ReleaseReservation) {
        const { reservationId: reservation, bookingNumber, departure } = command.input;
        const booking = String(bookingNumber);
        const released = { kind: 'release', booking, reservation } as const;
        if (outcome.done) {
          const { wasOpen } = outcome.result as { readonly wasOpen: boolean };
          const position = wasOpen ? { position: outcome.position } : {};
          const operation = { ...released, wasOpen };
          recording.ofDeparture(textOf(departure), { operation, askedAt, answeredAt, ...position });
        } else {
          const operation = { ...released, wasOpen: true };
          const call = { operation, askedAt, answeredAt: Infinity, isUnknown: true } as const;
          recording.ofDeparture(textOf(departure), call);
        }
      }
      return outcome;
    },
  };
  return new PolicyRunner(route, {
    log,
    pages,
    cryptography,
    clock,
    commands,
    checkpoints: new RememberedCheckpoints(),
    jobs: { add: () => Promise.resolve() },
    onFault: () => undefined,
  });
}
