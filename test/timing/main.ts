import { medianOf } from '../bench/harness/statistics.ts';
import { System } from '../support/processes/start-system.ts';
import { comparisonsOf } from './comparisons.ts';
import { judgeTiming } from './judge-timing.ts';

const system = await System.start();
const comparisons = await comparisonsOf(system);
let failures = 0;
try {
  for (const { what, pairs, ask } of comparisons) {
    const took = { known: [] as number[], unknown: [] as number[] };
    const statuses = { known: new Set<number>(), unknown: new Set<number>() };
    // The first pairs warm up and are left out. The order changes with each pair, so that neither of the two is always
    // second.
    for (let pair = -20; pair < pairs; pair += 1) {
      for (const isKnown of pair % 2 === 0 ? [true, false] : [false, true]) {
        const begunMs = performance.now();
        const { status } = await ask(isKnown);
        const name = isKnown ? 'known' : 'unknown';
        if (pair >= 0) took[name].push(performance.now() - begunMs);
        statuses[name].add(status);
      }
    }
    const [known, unknown] = [medianOf(took.known), medianOf(took.unknown)];
    const isSame = String([...statuses.known]) === String([...statuses.unknown]);
    const timing = judgeTiming(took.known, took.unknown);
    const holds = isSame && timing.holds;
    failures += holds ? 0 : 1;
    console.log(
      `${holds ? 'ok    ' : 'FAILED'} ${what}: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown,`,
      `${timing.differences.map((each) => (100 * each).toFixed(1)).join(', ')} % apart, ${pairs} pairs, answered ${[...statuses.known].join(', ')} and ${[...statuses.unknown].join(', ')}`,
    );
  }
} finally {
  await system.remove();
}
process.exitCode = failures === 0 ? 0 : 1;
