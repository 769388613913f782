import { ensureBuilt, wholeProduct } from './build.ts';
import { run } from './processes.mjs';
import { runJest } from './suites.ts';

/** A suite of CI with its full counts, or a separate program. */
interface LongTest {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly does:
    | { readonly suite: string; readonly files: readonly string[] }
    | { readonly program: readonly [file: string, ...args: string[]] };
}

/**
 * Tests that take too long for every change: run by hand once for each issue, with their figures in the
 * note of the issue. CI runs a sample of each, without figures that depend on the machine.
 */
const longTests: readonly LongTest[] = [
  {
    name: 'power-cuts',
    environment: { POWER_CUTS: '400' },
    does: { suite: 'acceptance', files: ['test/power'] },
  },
  {
    name: 'flipped-bits',
    environment: {},
    does: { suite: 'node', files: ['services/libs/composition/flipped-bits.int.spec.ts'] },
  },
  {
    name: 'kills',
    environment: { KILLS: '200', LAST_SEATS_ROUNDS: '50' },
    does: {
      suite: 'acceptance',
      files: ['test/acceptance/killed-under-load', 'test/acceptance/last-seats'],
    },
  },
  {
    name: 'killed-workers',
    environment: { KILLS: '50' },
    does: { suite: 'distributed', files: ['test/acceptance/distributed/killed-workers'] },
  },
  {
    name: 'fuzz',
    environment: {},
    does: { suite: 'acceptance', files: ['test/security/described-api.e2e.spec.ts'] },
  },
  {
    name: 'simulation',
    environment: { SIMULATION_SEEDS: '10000' },
    does: { suite: 'simulation', files: ['test/simulation'] },
  },
  {
    name: 'histories',
    environment: {},
    does: { suite: 'simulation', files: ['test/histories'] },
  },
  {
    name: 'figures',
    environment: {},
    does: { suite: 'acceptance', files: ['test/figures'] },
  },
  {
    name: 'hostile-texts',
    environment: {},
    does: { suite: 'browser', files: ['test/browser/hostile-texts'] },
  },
  {
    name: 'flood',
    environment: {},
    does: { program: ['test/flood/main.ts'] },
  },
  {
    name: 'overload',
    environment: {},
    does: { program: ['test/overload/main.ts'] },
  },
  {
    name: 'soak',
    environment: { SOAK_MINUTES: '30' },
    does: { program: ['test/soak/main.ts'] },
  },
  {
    name: 'timing',
    environment: {},
    does: { program: ['test/timing/main.ts'] },
  },
];

/** Runs all long tests or the named ones, one after another; returns 0 when all of them passed. */
export async function runLongTests(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !longTests.some((test) => test.name === name));
  if (unknown !== undefined) {
    const known = longTests.map(({ name }) => name).join(', ');
    throw new Error(`There is no long test "${unknown}". There are: ${known}.`);
  }
  await ensureBuilt(wholeProduct);
  const failed: string[] = [];
  for (const test of longTests) {
    if (names.length > 0 && !names.includes(test.name)) continue;
    const began = performance.now();
    const passed = await isPassed(test);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${test.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (!passed) failed.push(test.name);
  }
  return failed.length === 0 ? 0 : 1;
}

async function isPassed({ does, environment }: LongTest): Promise<boolean> {
  const whole = { LONG_TESTS: 'true', ...environment };
  // One file at a time: their figures would be wrong with other tests beside them.
  if ('suite' in does) return await runJest([does.suite], does.files, whole, 1);
  const [file, ...args] = does.program;
  return (await run('node', [file, ...args], whole)) === 0;
}
