import { setTimeout as wait } from 'node:timers/promises';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import type { Clock } from '../../application/ports/clock.ts';
import { detailsWithoutPersonal, withoutPersonal } from './redaction.ts';
import { type Line, RepeatedLines } from './repeated-lines.ts';
import { textLine } from './text-line.ts';

/** The fields that a line may contain besides its words. */
export interface LineFacts {
  /** The part of the product that writes the line. */
  readonly context?: string | undefined;
  /** The stack of an error. */
  readonly stack?: string | undefined;
  /** Ids and figures. */
  readonly details?: object | undefined;
}

export interface LogOptions {
  readonly level: Level;
  readonly format: 'text' | 'json';
  /** Measures the minute in which repeats are only counted. By default, this is the machine's clock. */
  readonly clock?: Pick<Clock, 'sleep'>;
  /** By default faults go to the error output of the process, everything else to its output. */
  readonly write?: (line: string, isFault: boolean) => void;
}

/** Levels of lines that report a fault, which may repeat. */
const repeatable = new Set<Level>(['warn', 'error', 'fatal']);

/** A clock that does not keep the process alive. */
const passingClock: Pick<Clock, 'sleep'> = {
  sleep: (ms) => wait(ms, undefined, { ref: false }),
};

/** A line reports a fault if its level, as Pino's number, is at least this. */
const faultLevel = 50;

/**
 * Writes what the product logs, line by line. A line contains no personal data and no secrets, even if the caller
 * passes some. Known fields are redacted. Text that looks like an address or a phone number is redacted too.
 */
export class PinoLog {
  readonly #pino: Logger;
  readonly #repeats: RepeatedLines;

  constructor({ level, format, clock = passingClock, write = toOutputs }: LogOptions) {
    this.#repeats = new RepeatedLines(clock);
    this.#pino = pino(
      {
        level,
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      destination(format, write),
    );
  }

  isOn(level: Level): boolean {
    return this.#pino.isLevelEnabled(level);
  }

  /**
   * Writes a line. A warning or an error that repeats within a minute is only counted; the count follows in a
   * later line.
   */
  say(level: Level, words: string, { context, stack, details }: LineFacts = {}): void {
    const facts = {
      ...(context === undefined ? {} : { context }),
      ...(stack === undefined ? {} : { stack: withoutPersonal(stack) }),
      ...(details === undefined ? {} : { details: detailsWithoutPersonal(details) }),
    };
    const line = { level, words: withoutPersonal(words), facts };
    if (!repeatable.has(level)) {
      this.#write(line);
      return;
    }
    this.#repeats.say(line, (each) => {
      this.#write(each);
    });
  }

  /** Writes the counts of repeated lines at once, because the process ends. */
  flush(): void {
    this.#repeats.flush();
  }

  #write({ level, words, facts }: Line): void {
    this.#pino[level](facts, words);
  }
}

function destination(
  format: LogOptions['format'],
  write: NonNullable<LogOptions['write']>,
): DestinationStream {
  const stream = {
    // With this, Pino sets `lastLevel` to the level of each line before it writes the line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      write(format === 'text' ? textLine(line) : line, stream.lastLevel >= faultLevel);
    },
  };
  return stream;
}

/** Writes the lines in order, and before the process can end. */
function toOutputs(line: string, isFault: boolean): void {
  (isFault ? process.stderr : process.stdout).write(line);
}
