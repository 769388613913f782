import { type FaultKind, faultKinds } from './faults.ts';
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

/** The lowest allowed number of each kind of fault in 1,000 histories: half of the measured number. */
const leastFaults: Readonly<Record<FaultKind, number>> = {
  lostAnswer: 750,
  lostRequest: 850,
  lateLanding: 750,
  slowBetweenParts: 225,
  cutBetweenParts: 90,
  stall: 2_400,
  crash: 1_100,
  lostReply: 700,
  doubleSubmit: 1_800,
  wrongHint: 225,
  wrongClock: 1_000,
};

/** Histories with few faults would prove little. */
function expectTrouble(histories: readonly History[]): void {
  const sum = (count: (history: History) => number): number =>
    histories.reduce((total, history) => total + count(history), 0);
  const stored = (type: string): number =>
    sum(({ events }) => events.filter((event) => event === type).length);
  const thousands = histories.length / 1_000;

  const happened = faultKinds.map((kind) => ({ kind, times: sum(({ faults }) => faults[kind]) }));
  console.log(happened.map(({ kind, times }) => `${kind}: ${times}`).join(', '));
  expect(happened.filter(({ kind, times }) => times < leastFaults[kind] * thousands)).toEqual([]);
  expect(sum(({ repeatedAnswers }) => repeatedAnswers)).toBeGreaterThan(1_000);
  expect(sum(({ unknownOutcomes }) => unknownOutcomes)).toBeGreaterThan(500);
  expect(stored('ReservationAbandoned')).toBeGreaterThan(100);
  expect(stored('SeatsReleased')).toBeGreaterThan(1_000);
  expect(stored('BookingRebooked')).toBeGreaterThan(100);
  expect(stored('DisruptionProgressed')).toBeGreaterThan(100);
  expect(stored('BookingHeld')).toBeGreaterThan(100 * thousands);
  expect(stored('HoldChanged')).toBeGreaterThan(20 * thousands);
  expect(stored('HoldReleased')).toBeGreaterThan(20 * thousands);
  expect(stored('HoldExpired')).toBeGreaterThan(20 * thousands);
  expect(stored('ContactMessageAnswered')).toBeGreaterThan(100 * thousands);
  expect(stored('ContactMessageReopened')).toBeGreaterThan(20 * thousands);
  expect(stored('CustomerMerged')).toBeGreaterThan(100 * thousands);
  expect(stored('CustomerErased')).toBeGreaterThan(50 * thousands);
  expect(stored('ImportProgressed')).toBeGreaterThan(100 * thousands);
  expect(stored('ImportUndoBegun')).toBeGreaterThan(100 * thousands);
}
