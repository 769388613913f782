import { CreateTour } from '../../services/libs/application/command-handling/tour/tour.commands.ts';
import { sampleTour } from '../support/sample-tour.ts';
import type { FaultCounts } from './faults.ts';
import { Person } from './person.ts';
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
  world.stop();
  if (world.broken === undefined) {
    world.oracle.checkAtRest();
  }
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
  const known: ConstructorParameters<typeof Person>[3] = [];
  const people = world.random.between(3, 6);
  let gone = 0;
  for (let n = 1; n <= people; n += 1) {
    const person = new Person(world, `person-${n}`, tourId, known);
    void person.live(world.random.between(3, 6)).then(() => {
      gone += 1;
    });
  }
  await world.time.passUntil(() => gone === people || world.broken !== undefined);
}
