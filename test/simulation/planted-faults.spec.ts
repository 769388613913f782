import { plantedFaults } from './planted-faults.ts';
import { plantedFeatureFaults } from './planted-feature-faults.ts';
import { simulate } from './simulate.ts';

/** The test fails if no history of this many breaks the law of the fault. A fault often breaks other laws as well. */
const historiesMax = 300;

describe('a write side without one of its decisions', () => {
  it.each([...plantedFaults, ...plantedFeatureFaults])(
    'is detected: $decision',
    async ({ plant, breaks }) => {
      const found: string[] = [];
      for (let seed = 1; seed <= historiesMax && !breaks.test(found.at(-1) ?? ''); seed += 1) {
        const { broken } = await simulate(seed, plant);
        if (broken !== undefined) found.push(broken);
      }
      expect(found.at(-1)).toMatch(breaks);
    },
    60_000,
  );
});
