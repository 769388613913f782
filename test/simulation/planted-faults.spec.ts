import { plantedFaults } from './planted-faults.ts';
import { simulate } from './simulate.ts';

/** A fault that more histories than this go by without being noticed is not guarded against. */
const historiesMax = 300;

describe('a write side built without one of its decisions', () => {
  it.each(plantedFaults)(
    'is found out: $decision',
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
