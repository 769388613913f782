import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { detailsWithoutPersonal, withoutPersonal } from './redaction.ts';
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
  /** Default: faults to the error output of the process, everything else to its output. */
  readonly write?: (line: string, isFault: boolean) => void;
}

/** From this of Pino's numbers on a line tells of a fault. */
const faultLevel = 50;

/**
 * What the product has to say, line by line. Nothing personal and no secret gets into a line, whatever
 * somebody hands over: known fields are left out, and words lose what looks like an address or a number.
 */
export class PinoLog {
  readonly #pino: Logger;

  constructor({ level, format, write = toOutputs }: LogOptions) {
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

  say(level: Level, words: string, { context, stack, details }: LineFacts = {}): void {
    const facts = {
      ...(context === undefined ? {} : { context }),
      ...(stack === undefined ? {} : { stack: withoutPersonal(stack) }),
      ...(details === undefined ? {} : { details: detailsWithoutPersonal(details) }),
    };
    this.#pino[level](facts, withoutPersonal(words));
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
