import { CreateTour } from '../../services/libs/application/command-handling/tour/tour.commands.ts';
import { sampleTour } from '../support/sample-tour.ts';
import type { Actor } from './actor.ts';
import { checkAtRest } from './at-rest.ts';
import { CustomerKeeper } from './customer-keeper.ts';
import type { FaultCounts } from './faults.ts';
import { Importer } from './importer.ts';
import { MessageWriter } from './message-writer.ts';
import { type KnownBooking, Person } from './person.ts';
import type { Plant } from './simulated-process.ts';
import { World } from './world.ts';

/** The result of one history. */
export interface History {
  readonly seed: number;
  /** The description of the first broken law; undefined if all held. */
  readonly broken: string | undefined;
  /** The types of all events, in the order of the log. */
  readonly events: readonly string[];
  /** How often each kind of fault happened. */
  readonly faults: FaultCounts;
  readonly repeatedAnswers: number;
  readonly unknownOutcomes: number;
}

/** Long enough for the latest delayed append, the policy's longest pause and a round of the reconciler. */
const restMs = 90_000;

/** Plays one history to its end. The same seed plays the same history. */
export async function simulate(seed: number, plant: Plant = {}): Promise<History> {
  const capacity = 4 + (seed % 7);
  const world = new World(seed, plant, capacity);
  const tourId = await publishTour(world, capacity);
  world.unleash();
  await liveTogether(world, tourId);
  world.calmDown();
  const restedAtMs = world.time.nowMs + restMs;
  await world.time.passUntil(() => world.broken !== undefined || world.time.nowMs >= restedAtMs);
  await checkAtRest(world);
  world.stop();
  return {
    seed,
    broken: world.broken?.message,
    events: world.log.events.map(({ type }) => type),
    faults: world.faults.counts,
    repeatedAnswers: world.requests.repeats,
    unknownOutcomes: world.requests.unknowns,
  };
}

async function publishTour(world: World, capacity: number): Promise<string> {
  const parts = sampleTour({ schedule: { capacity } });
  const command = new CreateTour(
    { parts, isActive: true, isFeatured: false },
    {
      actor: { kind: 'import' },
      scope: 'import',
      commandId: 'create-the-tour',
      body: null,
      requestId: 'create-the-tour',
      correlationId: 'create-the-tour',
    },
  );
  let tourId: string | undefined;
  void world
    .anyProcess()
    .ask(command, 10_000)
    .then((outcome) => {
      tourId = outcome?.done === true ? outcome.result.id : '';
    });
  await world.time.passUntil(() => tourId !== undefined);
  if (tourId === undefined || tourId === '') {
    throw new Error('Without a tour there is nothing to simulate.');
  }
  return tourId;
}

async function liveTogether(world: World, tourId: string): Promise<void> {
  const { random } = world;
  const known: KnownBooking[] = [];
  const imports: string[] = [];
  const actors: Actor[] = [];
  const people = random.between(3, 6);
  for (let n = 1; n <= people; n += 1) {
    actors.push(new Person(world, `person-${n}`, tourId, known));
  }
  if (random.chance(0.3)) actors.push(new MessageWriter(world, 'writer'));
  if (random.chance(0.3)) actors.push(new CustomerKeeper(world, 'keeper'));
  const importers = random.pick([0, 0, 0, 3]);
  for (let n = 1; n <= importers; n += 1) {
    actors.push(new Importer(world, `importer-${n}`, { tourId, known, imports }));
  }
  let gone = 0;
  for (const actor of actors) {
    void actor.live(random.between(3, 6)).then(() => {
      gone += 1;
    });
  }
  await world.time.passUntil(() => gone === actors.length || world.broken !== undefined);
}
