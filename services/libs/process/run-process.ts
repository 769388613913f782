import { flushCompileCache } from 'node:module';
import { keepFilesPrivate } from '../composition/private-umask.ts';
import { beginLog } from '../composition/product-log.ts';
import { readSettings, type Settings } from '../composition/settings/settings.ts';
import { whyNotStarted } from '../composition/why-not-started.ts';
import type { RunningProcess } from './running-process.ts';

/**
 * The longest time a process takes to end after a signal, in milliseconds. The time in which its callers switch
 * to other processes is added.
 */
const endingMsMax = 9_500;

/**
 * Runs a process of the product until a signal ends it. After one signal it finishes what is under way. After a second
 * signal, or if it is still starting, it ends at once.
 */
export async function runProcess(
  start: (settings: Settings) => Promise<RunningProcess>,
): Promise<void> {
  keepFilesPrivate();
  const told = Promise.withResolvers<undefined>();
  let longestMs = endingMsMax;
  let isReady = false;
  let causesNotification = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (causesNotification) process.exit(1);
      causesNotification = true;
      setTimeout(() => process.exit(1), longestMs).unref();
      // The process may end at once: no command was acknowledged yet, and the start may wait for an engine that
      // never answers.
      if (!isReady) process.exit(0);
      told.resolve(undefined);
    });
  }
  try {
    const settings = readSettings();
    beginLog(settings);
    longestMs += settings.drainMs;
    const running = await start(settings);
    isReady = true;
    console.log(running.greeting);
    // Written now, because a process that is killed later would not write it.
    flushCompileCache();
    const why = await Promise.race([told.promise, running.broken ?? told.promise]);
    if (why === undefined) {
      await running.end();
      process.exit(0);
    }
    console.error(why);
    setTimeout(() => process.exit(1), longestMs).unref();
    await running.end();
    process.exit(1);
  } catch (error) {
    console.error(whyNotStarted(error));
    process.exit(1);
  }
}
