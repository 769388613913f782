import { setTimeout as pause } from 'node:timers/promises';
import { productLog } from './product-log.ts';
import { StartRefused } from './start-refused.ts';

/** Between two tries to reach an engine, in milliseconds. */
const pauseMs = 500;

/** An engine that a start needs. */
interface Awaited {
  /** As an operator calls it. */
  readonly name: string;
  /** The setting that says where it is. */
  readonly setting: string;
  readonly url: string;
  readonly waitMs: number;
  /** Whether what opening it failed with may pass. */
  readonly isAway: (error: unknown) => boolean;
}

/**
 * Opens what may not be there yet, such as after a power cut or in a compose file: says so once, and
 * tries again for a bounded time.
 *
 * @throws StartRefused when it is not there by then, and whatever else opening it fails with.
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

/** An address without what it says of users and passwords. */
export function hostsOf(url: string): string {
  return /^[\w+]+:\/\/(?:.*@)?([^/?#]*)/.exec(url)?.[1] ?? 'its address';
}
