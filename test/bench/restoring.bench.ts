import { execFileSync } from 'node:child_process';
import { closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { fillWithBookings, secretKey } from './harness/booked-data.ts';
import { freePort } from '../support/processes/free-port.ts';
import { productArgs } from './harness/product.ts';
import { Program } from './harness/program.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const events = 200_000;
/** The longest time until the product is back, in seconds. */
const backWithinSeconds = 60;
const startMsMax = 300_000;

const command = (name: string) => resolve(`dist/services/standalone/src/bin/${name}.js`);

async function secondsOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Runs a command of the product on a data directory. */
function run(name: string, dataDirectory: string, backup: string): void {
  const { PATH = '', HOME = '' } = process.env;
  execFileSync(process.execPath, [command(name), backup], {
    env: { PATH, HOME, DATA_DIR: dataDirectory, SECRET_KEY: secretKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Like `cp`, but waits until the file is on the disk. */
function copyLog(from: string, to: string): void {
  copyFileSync(join(from, 'event-log.sqlite'), to);
  const handle = openSync(to, 'r');
  fsyncSync(handle);
  closeSync(handle);
  rmSync(to);
}

/** Starts the product and waits for the line that says that it is ready: by then, its read models are built. */
async function startOnce(dataDirectory: string): Promise<void> {
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: dataDirectory, SECRET_KEY: secretKey };
  const program = await Program.start(productArgs(), /is ready at/, env, startMsMax);
  await program.end();
}

async function measureAll(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (root) => {
    const [product, backup, restored] = ['product', 'backup', 'restored'].map((name) =>
      join(root, name),
    ) as [string, string, string];
    mkdirSync(product);
    await fillWithBookings(product, events);
    await startOnce(product);
    const remove = (directory: string) => {
      rmSync(directory, { recursive: true, force: true });
    };
    const megabytes = statSync(join(product, 'event-log.sqlite')).size / 1e6;
    const measured = await alternate(
      [
        {
          name: 'backup',
          measure: () => {
            remove(backup);
            return secondsOf(() => {
              run('backup', product, backup);
            });
          },
        },
        {
          name: 'copy',
          measure: () =>
            secondsOf(() => {
              copyLog(product, join(root, 'copied'));
            }),
        },
        {
          name: 'back',
          measure: async () => {
            remove(backup);
            run('backup', product, backup);
            remove(restored);
            return secondsOf(async () => {
              run('restore', restored, backup);
              await startOnce(restored);
            });
          },
        },
        { name: 'allowed', measure: () => Promise.resolve(backWithinSeconds) },
      ],
      rounds,
    );
    const seconds = (of: number) => of;
    const figures = (pair: readonly [string, string]) =>
      mediansOf(measured, pair, { figure: seconds, unit: 's', digits: 1 });
    return [
      {
        what: 'from an empty place to a product that answers: restore, check, start, build, to 60 s',
        goal: { atMost: 1 },
        ratios: compare(measured, ['back', 'allowed'], seconds),
        figures: figures(['back', 'allowed']),
      },
      {
        what: 'a backup that is checked, to a bare copy of the log’s file',
        goal: undefined,
        ratios: compare(measured, ['backup', 'copy'], seconds),
        figures: `${figures(['backup', 'copy'])}; ${megabytes.toFixed(0)} MB`,
      },
    ];
  });
}

export const restoring: Benchmark = {
  name: 'restoring',
  title: 'Backup and restore of 200,000 events',
  about: `The compiled commands run on the embedded profile, each in its own process. A backup is copied, read event by event and
sealed. A restore checks every file and every event, copies, and checks again. The product that is started on it builds
every read model before it answers.`,
  run: measureAll,
};
