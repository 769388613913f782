import { inMegabytes, roomAt } from '../adapters/node/disk-room.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import type { Clock } from '../application/ports/clock.ts';
import { productLog } from './product-log.ts';

interface DiskWatchTools {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly roomAt: (path: string) => number;
  readonly say: (level: 'error' | 'warn', words: string) => void;
}

/** The part of the product that is named in the log lines. */
const part = { context: 'Disk' };

const lookMs = 60_000;

/** The free bytes below which writes may fail, and below which the disk is nearly full. */
const fullBytes = 1e6;
const nearlyFullBytes = 64e6;

/** Logs once a minute that a disk is full or nearly full. Call the returned function to stop. */
export function watchDisk(directory: string, given: Partial<DiskWatchTools> = {}): () => void {
  const tools: DiskWatchTools = {
    clock: new SystemClock(),
    roomAt,
    say: (level, words) => {
      productLog().say(level, words, part);
    },
    ...given,
  };
  const ending = new AbortController();
  void look(directory, tools, ending.signal);
  return () => {
    ending.abort();
  };
}

async function look(
  directory: string,
  { clock, roomAt: roomOf, say }: DiskWatchTools,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const room = roomOf(directory);
    const left = `${inMegabytes(room)} are left`;
    if (room < fullBytes) {
      say(
        'error',
        `The disk of ${directory} is full, ${left}: the product stores no data until it has room.`,
      );
    } else if (room < nearlyFullBytes) {
      say('warn', `The disk of ${directory} is nearly full, ${left}.`);
    }
    await clock.sleep(lookMs, signal);
  }
}
