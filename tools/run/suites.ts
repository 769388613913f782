import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, wholeProduct } from './build.ts';
import { findChromium } from './chromium.ts';
import { missingEngines } from './engines.ts';
import { root, run } from './processes.mjs';

interface Suite {
  /** The name of a Jest project (jest.config.mjs). */
  readonly project: string;
  readonly needsBuild?: true;
  readonly needsChromium?: true;
  /** A Redis and a MongoDB. */
  readonly needsEngines?: true;
}

/**
 * Every file of a suite starts the programs that it needs, on its own ports and in its own directories. Its time
 * limits are long enough for a machine that also runs other files. So files of all suites run side by side.
 */
const suites: readonly Suite[] = [
  { project: 'node' },
  { project: 'web' },
  { project: 'acceptance', needsBuild: true },
  { project: 'simulation' },
  { project: 'browser', needsBuild: true, needsChromium: true },
  { project: 'distributed', needsBuild: true, needsEngines: true },
  { project: 'distributed-browser', needsBuild: true, needsChromium: true, needsEngines: true },
];

/** Jest loads ES modules with a flag of Node.js; without the second flag, a warning precedes every suite. */
const jestNodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Where the results are written, for the total that CI prints. */
export const resultsFolder = 'reports/jest';

const onlyOption = '--only=';

/**
 * Runs all suites, or those that `--only=node,web,…` names. Jest gets all other arguments, such as `price`
 * in `npm test -- price`. Returns the exit code: 0 when every suite that ran passed and, in CI, none was
 * skipped.
 */
export async function runSuites(args: readonly string[]): Promise<number> {
  const only = args.find((arg) => arg.startsWith(onlyOption));
  const jestArgs = args.filter((arg) => arg !== only);
  rmSync(join(root, resultsFolder), { recursive: true, force: true });
  const chosen = chosenSuites(only?.slice(onlyOption.length).split(','));
  const possible = chosen.filter((suite) => missingFor(suite) === '');
  const mayLackOthers = chosen
    .filter((suite) => !possible.includes(suite))
    .map((suite) => mayBeSkipped(suite))
    .every(Boolean);
  if (possible.some(({ needsBuild }) => needsBuild)) await ensureBuilt(wholeProduct);
  const projects = possible.map(({ project }) => project);
  const passed = possible.length === 0 || (await runJest(projects, jestArgs));
  return passed && mayLackOthers ? 0 : 1;
}

/** Returns the suites with these names; without names, all of them. */
export function chosenSuites(only?: readonly string[]): readonly Suite[] {
  const known = suites.map(({ project }) => project);
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no suite "${unknown}". There are: ${known.join(', ')}.`);
  }
  return suites.filter(({ project }) => only?.includes(project) ?? true);
}

/** A test of the distributed profile runs ten processes: with one more worker, engines answer too late. */
const workersOfMachine = availableParallelism();

/** Runs the projects of Jest with these names; returns whether all of them passed. */
export async function runJest(
  projects: readonly string[],
  jestArgs: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  workers = workersOfMachine,
): Promise<boolean> {
  console.log(`Running ${projects.join(', ')} …`);
  mkdirSync(join(root, resultsFolder), { recursive: true });
  const chromium = findChromium(process.env);
  const code = await run('jest', jestArguments(projects, jestArgs, workers), {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, jestNodeOptions].filter(Boolean).join(' '),
    ...(chromium !== undefined && { CHROME_PATH: chromium }),
    ...environment,
  });
  return code === 0;
}

const noChromium =
  'No Chromium: set CHROME_PATH, or put chromium-headless-shell or chromium on the PATH.';

/** Returns what this machine lacks for a suite; empty if it lacks nothing. */
function missingFor({ needsChromium, needsEngines }: Suite): string {
  return [
    needsChromium && findChromium(process.env) === undefined ? noChromium : undefined,
    needsEngines ? missingEngines(process.env) : undefined,
  ]
    .filter((each) => each !== undefined)
    .join(' ');
}

function mayBeSkipped(suite: Suite): boolean {
  const missing = missingFor(suite);
  if (process.env.CI === 'true') {
    console.error(`${suite.project}: ${missing} In CI that is a failure.`);
    return false;
  }
  console.log(`SKIPPED ${suite.project}. ${missing}`);
  return true;
}

function jestArguments(
  projects: readonly string[],
  jestArgs: readonly string[],
  workers: number,
): string[] {
  return [
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    // Jest's separate module contexts are never freed, so a worker is replaced before it grows big.
    '--workerIdleMemoryLimit=1GB',
    '--json',
    `--outputFile=${resultsFolder}/results.json`,
    // Arguments may match no test of a suite; without arguments, an empty suite is a mistake.
    ...(jestArgs.length > 0 ? ['--passWithNoTests', ...jestArgs] : []),
  ];
}
