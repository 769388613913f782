import { plantedFaults } from './planted-faults.ts';
import { plantedFeatureFaults } from './planted-feature-faults.ts';
import { simulate } from './simulate.ts';

/** The test fails if this many histories do not show the fault. */
const historiesMax = 300;

describe('a write side without one of its decisions', () => {
  it.each([...plantedFaults, ...plantedFeatureFaults])(
    'is detected: $decision',
    async ({ plant, breaks }) => {
      let found: string | undefined;
      for (let seed = 1; seed <= historiesMax && found === undefined; seed += 1) {
        found = (await simulate(seed, plant)).broken;
      }
      expect(found).toMatch(breaks);
    },
    60_000,
  );
});
