import { plantedFaults } from '../simulation/planted-faults.ts';
import { isLong } from '../support/jest/long-tests.ts';
import type { Plant } from './play.ts';
import { play } from './play.ts';

/** As many as the long test asks for, or a sample that takes seconds. */
const { histories, clients, acts } = isLong
  ? { histories: 20, clients: 50, acts: 5_000 }
  : { histories: 2, clients: 16, acts: 400 };

/** Some histories do not show the race. So the test fails only if this many histories do not show it. */
const historiesMax = 20;
/** How often the test has to find each fault. */
const timesFound = isLong ? 10 : 1;

/** The description of the first history that shows the fault. */
async function firstBroken(plant: Plant, what: RegExp, from: number): Promise<string | undefined> {
  for (let seed = from; seed < from + historiesMax; seed += 1) {
    const { broken } = await play({ seed, clients: 16, acts: 400, plant });
    const found = broken.find((words) => what.test(words));
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('departures and bookings with many parallel clients on two processes', () => {
  it(`answer as if calls came one after the other, in ${histories} histories of ${acts} acts`, async () => {
    let unknown = 0;
    for (let seed = 1; seed <= histories; seed += 1) {
      const judgement = await play({ seed, clients, acts });
      console.info(`History ${seed}:`, JSON.stringify(judgement));
      expect([seed, judgement.broken]).toEqual([seed, []]);
      expect(judgement.bookings).toBeGreaterThan(acts / 50);
      unknown += judgement.unknown;
    }
    // Histories without an unanswered call would not test unknown outcomes.
    expect(unknown).toBeGreaterThan(0);
  }, 3_600_000);
});

describe('a product with a planted fault', () => {
  const anyRevision = plantedFaults.find(({ decision }) => decision.includes('exact revision'));
  const seeds = Array.from({ length: timesFound }, (_none, index) => 1 + index * historiesMax);

  it.each(seeds)(
    'is detected if seats are reserved at any revision (%d)',
    async (seed) => {
      expect(await firstBroken({ ...anyRevision?.plant }, /^departure/, seed)).toBeDefined();
    },
    600_000,
  );

  it.each(seeds)(
    'is detected if a reader does not wait for the position that it names (%d)',
    async (seed) => {
      expect(
        await firstBroken({ looksDoNotWait: true }, /"look"|none fits of $/, seed),
      ).toBeDefined();
    },
    600_000,
  );
});
