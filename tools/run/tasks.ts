/**
 * The tasks of tools/run.mjs by name. Each first builds the parts that it needs and that are missing or out
 * of date.
 */
import { ensureBuilt, wholeProduct } from './build.ts';
import { develop } from './develop.ts';
import { runLongTests } from './long-tests.ts';
import { become } from './processes.mjs';
import { runSuites } from './suites.ts';

const standalone = 'dist/services/standalone/src';

/** Returns the exit code, unless the process was replaced by the program. */
type Task = (args: string[]) => Promise<number>;

const tasks: Readonly<Record<string, Task>> = {
  start: async (args) => {
    await ensureBuilt(wholeProduct);
    return become('node', [`${standalone}/main.js`, ...args]);
  },
  verify: async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/verify.js`, ...args]);
  },
  anchor: async () => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/anchor.js`]);
  },
  rebuild: async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/rebuild.js`, ...args]);
  },
  'migrate:to-distributed': async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/migrate-to-distributed.js`, ...args]);
  },
  'migrate:to-embedded': async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/migrate-to-embedded.js`, ...args]);
  },
  'migrate:recover': async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/migrate-recover.js`, ...args]);
  },
  'wrap-keys': async () => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/wrap-keys.js`]);
  },
  accounts: async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/accounts.js`, ...args]);
  },
  backup: async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/backup.js`, ...args]);
  },
  restore: async (args) => {
    await ensureBuilt(['services']);
    return become('node', [`${standalone}/bin/restore.js`, ...args]);
  },
  bench: async (args) => {
    await ensureBuilt(wholeProduct);
    return become('node', ['test/bench/run.ts', ...args]);
  },
  'simulate-day': async (args) => {
    await ensureBuilt(wholeProduct);
    return become('node', ['test/simulated-day/main.ts', ...args]);
  },
  faults: async (args) => {
    await ensureBuilt(wholeProduct);
    return become('node', ['test/faults/run.ts', ...args]);
  },
  build: async () => {
    await ensureBuilt(wholeProduct, { always: true });
    return 0;
  },
  dev: develop,
  test: runSuites,
  'test:long': runLongTests,
};

const [name = '', ...args] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
if (task === undefined) {
  console.error(`Say what to run: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await task(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
