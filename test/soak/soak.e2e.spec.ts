import { judgeSoak } from './judge-soak.ts';
import { soak } from './soak.ts';

/** A sample. Only half an hour of `npm run test:long` finds growth. */
const sampleMs = 8_000;

describe('a short soak', () => {
  it('refuses no visitor, and gives the judgement its figures', async () => {
    const { visits, odd, looks } = await soak({ forMs: sampleMs, lookMs: sampleMs / 16 });
    expect(visits).toBeGreaterThan(0);
    // On a busy machine, the product may be late and answer 503.
    expect([...odd.keys()].filter((status) => status !== 503)).toEqual([]);
    for (const { residentMb, openFiles, storedFiles, walMb } of looks) {
      expect(Math.min(residentMb, openFiles, storedFiles, walMb)).toBeGreaterThan(0);
    }
    expect(judgeSoak(looks).map(({ words }) => words)).toEqual([
      expect.stringMatching(/^[\d.]+ to [\d.]+ MB of memory$/),
      expect.stringMatching(/^[\d.]+ to [\d.]+ open files$/),
      expect.stringMatching(/^[\d.]+ to [\d.]+ stored files$/),
      expect.stringMatching(/^[\d.]+ to [\d.]+ MB of WAL$/),
    ]);
  });
});
