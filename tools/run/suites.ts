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
 * Every file of a suite starts what it needs, on ports and places of its own, and allows for a neighbour's load in the
 * times it checks: so files of all suites run side by side, those that wait beside those that calculate.
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

/** Jest loads ES modules through a flag of Node.js; its warning would head every suite. */
const jestNodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Where the results are left, for the total that CI prints. */
export const resultsFolder = 'reports/jest';

const onlyOption = '--only=';

/**
 * Runs the suites, all or those of `--only=node,web,…`; other arguments are Jest's (`npm test -- price`).
 * Answers the exit code: 0 when every suite ran and passed.
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

/** The suites of these names; all without any. */
export function chosenSuites(only?: readonly string[]): readonly Suite[] {
  const known = suites.map(({ project }) => project);
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no suite "${unknown}". There are: ${known.join(', ')}.`);
  }
  return suites.filter(({ project }) => only?.includes(project) ?? true);
}

/** Runs Jest's projects of these names; whether all of it passed. */
export async function runJest(
  projects: readonly string[],
  jestArgs: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  console.log(`Running ${projects.join(', ')} …`);
  mkdirSync(join(root, resultsFolder), { recursive: true });
  const chromium = findChromium(process.env);
  const code = await run('jest', jestArguments(projects, jestArgs), {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, jestNodeOptions].filter(Boolean).join(' '),
    ...(chromium !== undefined && { CHROME_PATH: chromium }),
    ...environment,
  });
  return code === 0;
}

const noChromium = 'No Chromium: set CHROME_PATH, or put chromium or google-chrome on the PATH.';

/** What this machine lacks for a suite; empty where it lacks nothing. */
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

function jestArguments(projects: readonly string[], jestArgs: readonly string[]): string[] {
  // A story of the distributed profile is ten processes: with a worker more, engines answer too late.
  const workers = availableParallelism();
  return [
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    // Modules in contexts of their own are never freed: a worker is replaced before it grows big.
    '--workerIdleMemoryLimit=1GB',
    '--json',
    `--outputFile=${resultsFolder}/results.json`,
    // Arguments may pick no test of a suite; without any, an empty one is a mistake.
    ...(jestArgs.length > 0 ? ['--passWithNoTests', ...jestArgs] : []),
  ];
}
