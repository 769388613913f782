import { type History, simulate } from './simulate.ts';

const seeds = Number(process.env.SIMULATION_SEEDS ?? 1_000);

describe('the write side, with every fault that can happen', () => {
  it(
    `keeps its rules in ${seeds} histories`,
    async () => {
      const histories: History[] = [];
      for (let seed = 1; seed <= seeds; seed += 1) {
        const history = await simulate(seed);
        if (history.broken !== undefined) {
          throw new Error(`Seed ${seed}: ${history.broken}`);
        }
        histories.push(history);
      }
      expectTrouble(histories);
    },
    seeds * 600,
  );

  it('plays the same history for the same seed', async () => {
    for (const seed of [7, 70, 700]) {
      expect(await simulate(seed)).toStrictEqual(await simulate(seed));
    }
  });
});

/** Histories with few faults would prove little. */
function expectTrouble(histories: readonly History[]): void {
  const sum = (count: (history: History) => number): number =>
    histories.reduce((total, history) => total + count(history), 0);
  const stored = (type: string): number =>
    sum(({ events }) => events.filter((event) => event === type).length);

  expect(sum(({ crashes }) => crashes)).toBeGreaterThan(100);
  expect(sum(({ repeatedAnswers }) => repeatedAnswers)).toBeGreaterThan(1_000);
  expect(sum(({ unknownOutcomes }) => unknownOutcomes)).toBeGreaterThan(500);
  expect(stored('ReservationAbandoned')).toBeGreaterThan(100);
  expect(stored('SeatsReleased')).toBeGreaterThan(1_000);
  expect(stored('BookingRebooked')).toBeGreaterThan(100);
  expect(stored('DisruptionProgressed')).toBeGreaterThan(100);
}
