import type { Level } from 'pino';
import type { Clock } from '../../application/ports/clock.ts';

/** A line about to be written. */
export interface Line {
  readonly level: Level;
  readonly words: string;
  readonly facts: object & { readonly context?: string; readonly details?: unknown };
}

interface Repeated {
  /** The newest line that was only counted. */
  line: Line;
  count: number;
  readonly write: (line: Line) => void;
}

/** How long repeats of a line are only counted, in milliseconds. */
const countedMs = 60_000;

/** How many different lines are watched for repeats at once; further lines are written as they come. */
const watchedMax = 1_000;

/**
 * Writes a line at once, and its repeats as one line a minute with their number. Two warnings count as the same
 * if they differ only in their ids, two errors only if they are identical.
 */
export class RepeatedLines {
  readonly #clock: Pick<Clock, 'sleep'>;
  readonly #watched = new Map<string, Repeated>();

  constructor(clock: Pick<Clock, 'sleep'>) {
    this.#clock = clock;
  }

  say(line: Line, write: (line: Line) => void): void {
    const subject = subjectOf(line);
    const repeated = this.#watched.get(subject);
    if (repeated !== undefined) {
      repeated.count += 1;
      repeated.line = line;
      return;
    }
    write(line);
    if (this.#watched.size < watchedMax) {
      this.#watched.set(subject, { line, count: 0, write });
      void this.#watch(subject);
    }
  }

  /** Writes the counts so far. */
  flush(): void {
    for (const repeated of this.#watched.values()) writeCount(repeated);
  }

  /** Watches a line until a minute passes without a repeat. */
  async #watch(subject: string): Promise<void> {
    for (;;) {
      await this.#clock.sleep(countedMs);
      const repeated = this.#watched.get(subject);
      if (repeated === undefined || repeated.count === 0) break;
      writeCount(repeated);
    }
    this.#watched.delete(subject);
  }
}

function writeCount(repeated: Repeated): void {
  const { line, count, write } = repeated;
  if (count === 0) return;
  const times = count === 1 ? 'once more' : `${count} more times`;
  write({ ...line, words: `${line.words} (${times} in the last minute)` });
  repeated.count = 0;
}

const ids = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

function subjectOf({ level, words, facts: { context, details } }: Line): string {
  const subject = JSON.stringify([level, context, words, details]);
  return level === 'warn' ? subject.replaceAll(ids, '#') : subject;
}
