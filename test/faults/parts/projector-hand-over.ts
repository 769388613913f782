import { medianOf } from '../../bench/harness/statistics.ts';
import { endProcess, type Instance } from '../../simulated-day/day-fleet.ts';
import type { FaultPart } from '../fault-part.ts';
import { type HandOver, handOver } from '../hand-over.ts';
import { TwoOfEach } from '../two-of-each.ts';

const times = 5;

/** In milliseconds. */
const handOverMsMax = 10_000;
const patienceMs = 60_000;

/** How the active projector ends, and its name in the table. */
const ends = [
  { name: 'is killed (`SIGKILL`)', how: 'kill' },
  { name: 'gets `SIGTERM`', how: 'stop' },
] as const;

const head = [
  'The projector at work',
  'Times',
  'Another keeps every read model after',
  'Booking shown after',
  'At most',
];

export const projectorHandOver: FaultPart = {
  name: 'hand-over',
  title: 'The projector at work ends, another stands by',
  about: `There are two projectors. The one that feeds every read model is ended, ${times} times in each way. What was booked at that
moment is requested until staff see it. The ended projector is started again before the next time. Times are medians.`,
  async run(_extent, tell) {
    const all = await TwoOfEach.start();
    const wrong: string[] = [];
    const rows: (readonly string[])[] = [head];
    const projectors = [...all.of('projector')];
    try {
      for (const { name, how } of ends) {
        const handOvers = await endInTurns(all, projectors, how);
        const shown = handOvers.map(({ seenMs }) => seenMs);
        const most = Math.max(...shown);
        const atWork = medianOf(handOvers.map(({ atWorkMs }) => atWorkMs));
        rows.push([name, String(times), ...[atWork, medianOf(shown), most].map(seconds)]);
        tell(
          `${times} times it ${name}: another at work after ${seconds(atWork)}, the next booking shown ` +
            `after ${seconds(medianOf(shown))}, at most ${seconds(most)}.`,
        );
        if (most > handOverMsMax) wrong.push(`It ${name}: a booking was shown after ${most} ms.`);
      }
    } finally {
      await all.remove();
    }
    return { table: rows, wrong };
  },
};

/**
 * Ends one projector after the other, as often as requested.
 *
 * @param projectors The active one first. A projector that ended is started again. It then stands by, and
 * becomes the last of the list.
 */
async function endInTurns(
  all: TwoOfEach,
  projectors: Instance[],
  how: 'kill' | 'stop',
): Promise<readonly HandOver[]> {
  const handOvers: HandOver[] = [];
  for (let time = 0; time < times; time += 1) {
    const atWork = projectors.shift();
    if (atWork === undefined) throw new Error('There is no projector.');
    handOvers.push(await handOver(all, () => endProcess(atWork, how), patienceMs));
    await all.begin(atWork);
    projectors.push(atWork);
  }
  return handOvers;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
