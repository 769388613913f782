import { setTimeout as wait } from 'node:timers/promises';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import type { Clock } from '../../application/ports/clock.ts';
import { detailsWithoutPersonal, withoutPersonal } from './redaction.ts';
import { type Line, RepeatedLines } from './repeated-lines.ts';
import { textLine } from './text-line.ts';

/** What a line may say besides its words. */
export interface LineFacts {
  /** Which part of the product says it. */
  readonly context?: string | undefined;
  /** Of an error: where it came from. */
  readonly stack?: string | undefined;
  /** Ids and figures. */
  readonly details?: object | undefined;
}

export interface LogOptions {
  readonly level: Level;
  readonly format: 'text' | 'json';
  /** Measures the minute in which repeats are only counted. Default: the machine's. */
  readonly clock?: Pick<Clock, 'sleep'>;
  /** Default: faults to the error output of the process, everything else to its output. */
  readonly write?: (line: string, isFault: boolean) => void;
}

/** Lines about something that is wrong, which may go wrong again and again. */
const repeatable = new Set<Level>(['warn', 'error', 'fatal']);

/** Does not keep the process alive. */
const passingClock: Pick<Clock, 'sleep'> = {
  sleep: (ms) => wait(ms, undefined, { ref: false }),
};

/** From this of Pino's numbers on a line tells of a fault. */
const faultLevel = 50;

/**
 * What the product has to say, line by line. Nothing personal and no secret gets into a line, whatever
 * somebody hands over: known fields are left out, and words lose what looks like an address or a number.
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

  /** A warning or an error that is repeated within a minute is only counted; the count follows. */
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

  /** Writes at once how often lines were repeated, because the process ends. */
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
    // Pino then notes the level of each line here before it writes it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      write(format === 'text' ? textLine(line) : line, stream.lastLevel >= faultLevel);
    },
  };
  return stream;
}

/** In order, and before the process can end. */
function toOutputs(line: string, isFault: boolean): void {
  (isFault ? process.stderr : process.stdout).write(line);
}
