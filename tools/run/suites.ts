import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, wholeProduct } from './build.ts';
import { findChromium } from './chromium.ts';
import { missingEngines } from './engines.ts';
import { root, run } from './processes.mjs';

interface Group {
  /** Names of Jest projects (jest.config.mjs). */
  readonly projects: readonly string[];
  readonly needsBuild?: true;
  readonly needsChromium?: true;
  /** A Redis and a MongoDB. */
  readonly needsEngines?: true;
}

/**
 * Which suites run together, quickest first. Every file of a suite starts what it needs, on ports and places of its own,
 * and allows for a neighbour's load in the times it checks: so files run side by side in all of them.
 */
const groups: readonly Group[] = [
  { projects: ['node', 'web'] },
  { projects: ['acceptance', 'simulation'], needsBuild: true },
  { projects: ['browser'], needsBuild: true, needsChromium: true },
  { projects: ['distributed'], needsBuild: true, needsEngines: true },
  { projects: ['distributed-browser'], needsBuild: true, needsChromium: true, needsEngines: true },
];

/** Jest loads ES modules through a flag of Node.js; its warning would head every suite. */
const jestNodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Where each group leaves its results, for the total that CI prints. */
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
  mkdirSync(join(root, resultsFolder), { recursive: true });
  const failed: string[] = [];
  for (const group of chosenGroups(only?.slice(onlyOption.length).split(','))) {
    if (!(await passes(group, jestArgs))) {
      failed.push(...group.projects);
    }
  }
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(', ')}.`);
  }
  return failed.length === 0 ? 0 : 1;
}

/** The groups with any of the named projects, and of each only those; all without names. */
export function chosenGroups(only?: readonly string[]): readonly Group[] {
  const known = groups.flatMap((group) => group.projects);
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no suite "${unknown}". There are: ${known.join(', ')}.`);
  }
  return groups
    .map((group) => ({
      ...group,
      projects: group.projects.filter((name) => only?.includes(name) ?? true),
    }))
    .filter((group) => group.projects.length > 0);
}

async function passes(group: Group, jestArgs: readonly string[]): Promise<boolean> {
  const chromium = findChromium(process.env);
  const missing = [
    group.needsChromium && chromium === undefined ? noChromium : undefined,
    group.needsEngines ? missingEngines(process.env) : undefined,
  ].filter((each) => each !== undefined);
  if (missing.length > 0) {
    return mayBeSkipped(group, missing.join(' '));
  }
  if (group.needsBuild) {
    await ensureBuilt(wholeProduct);
  }
  console.log(`Running ${group.projects.join(', ')} …`);
  const code = await run('jest', jestArguments(group, jestArgs), {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, jestNodeOptions].filter(Boolean).join(' '),
    ...(chromium !== undefined && { CHROME_PATH: chromium }),
  });
  return code === 0;
}

const noChromium = 'No Chromium: set CHROME_PATH, or put chromium or google-chrome on the PATH.';

function mayBeSkipped(group: Group, missing: string): boolean {
  if (process.env.CI === 'true') {
    console.error(`${missing} In CI that is a failure.`);
    return false;
  }
  console.log(`SKIPPED ${group.projects.join(', ')}. ${missing}`);
  return true;
}

function jestArguments(group: Group, jestArgs: readonly string[]): string[] {
  // Two also on one core: stories wait for engines, mail and pages most of their time.
  const workers = Math.max(2, availableParallelism() - 1);
  return [
    '--selectProjects',
    ...group.projects,
    `--maxWorkers=${workers}`,
    // Modules in contexts of their own are never freed: a worker is replaced before it grows big.
    '--workerIdleMemoryLimit=1GB',
    '--json',
    `--outputFile=${resultsFolder}/${group.projects.join('-')}.json`,
    // Arguments may pick tests of one group only; without any, an empty group is a mistake.
    ...(jestArgs.length > 0 ? ['--passWithNoTests', ...jestArgs] : []),
  ];
}
