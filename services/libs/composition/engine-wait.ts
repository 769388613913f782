import { setTimeout as pause } from 'node:timers/promises';
import { productLog } from './product-log.ts';
import { StartRefused } from './start-refused.ts';

/** The pause between two tries to reach an engine, in milliseconds. */
const pauseMs = 500;

/** An engine that a start needs. */
interface Awaited {
  /** The name that operators know. */
  readonly name: string;
  /** The setting that contains its address. */
  readonly setting: string;
  readonly url: string;
  readonly waitMs: number;
  /** Whether an error on opening it may be temporary. */
  readonly isAway: (error: unknown) => boolean;
}

/**
 * Opens an engine that perhaps does not answer yet, for example after a power cut or in a compose file. Logs that once,
 * and tries again for a limited time.
 *
 * @throws StartRefused if it does not answer in time, and every other error of opening it.
 */
export async function openWhenThere<Opened>(
  { name, setting, url, waitMs, isAway }: Awaited,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const where = `${name} at ${hostsOf(url)}`;
  const untilMs = performance.now() + waitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (performance.now() >= untilMs) {
        const seconds = waitMs / 1000;
        throw new StartRefused(
          `${where} did not answer within ${seconds} s. Start it, or set ${setting} to where it is.`,
          { cause: error },
        );
      }
      if (tries === 1) {
        const words = `${where} does not answer yet. It is tried again for ${waitMs / 1000} s.`;
        productLog().say('warn', words);
      }
      await pause(pauseMs);
    }
  }
}

/** Returns the hosts of an address, without users and passwords. */
export function hostsOf(url: string): string {
  return /^[\w+]+:\/\/(?:.*@)?([^/?#]*)/.exec(url)?.[1] ?? 'its address';
}
