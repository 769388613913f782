import { Random } from '../simulation/random.ts';
import { judgeTiming } from './judge-timing.ts';

/** Samples around a length, up and down by a fifth. */
const around = (ms: number, seed: number) => {
  const random = new Random(seed);
  return Array.from({ length: 500 }, () => ms * (0.8 + 0.4 * random.fraction()));
};

describe('times that are compared', () => {
  it('are the same if they only vary, or if the machine was slow for a while', () => {
    expect(judgeTiming(around(1, 1), around(1, 2)).holds).toBe(true);
    const disturbed = around(1, 3).map((ms, at) => (at < 100 ? 2 * ms : ms));
    expect(judgeTiming(disturbed, around(1, 4)).holds).toBe(true);
    expect(judgeTiming(around(0.65, 5), around(0.6, 6)).holds).toBe(true);
  });

  it('differ if one always takes longer', () => {
    expect(judgeTiming(around(1.5, 1), around(1, 2)).holds).toBe(false);
    expect(judgeTiming(around(1, 1), around(1.5, 2)).holds).toBe(false);
  });
});
