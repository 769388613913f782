import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { type LogOptions, PinoLog } from '../adapters/log/pino-log.ts';
import type { LogLevel, Settings } from './settings.ts';

/** Under this name threads find how their process writes its log. */
const optionsName = 'log of the product';

/** Pino's words for ours. */
const levels = {
  fatal: 'fatal',
  error: 'error',
  warn: 'warn',
  log: 'info',
  debug: 'debug',
  verbose: 'trace',
} as const satisfies Readonly<Record<LogLevel, LogOptions['level']>>;

type LevelOfLine = (typeof levels)[LogLevel];

let log: PinoLog | undefined;

/** Says from now on what LOG_LEVEL and LOG_FORMAT want, in threads begun from now on too. */
export function beginLog({ logLevel, logFormat }: Pick<Settings, 'logLevel' | 'logFormat'>): void {
  const options: LogOptions = { level: levels[logLevel], format: logFormat };
  setEnvironmentData(optionsName, { ...options });
  log = flushedAtExit(new PinoLog(options));
}

/** The log of this process, also in its threads; as text where nobody began it, as in a command. */
export function productLog(): PinoLog {
  log ??= flushedAtExit(new PinoLog({ level: 'info', format: 'text', ...optionsOfProcess() }));
  return log;
}

/** Lines that were only counted are told of before the process, or the thread, ends. */
function flushedAtExit(begun: PinoLog): PinoLog {
  process.once('exit', () => {
    begun.flush();
  });
  return begun;
}

/** The level of a line that Nest calls so. */
export function levelOfLine(level: LogLevel): LevelOfLine {
  return levels[level];
}

function optionsOfProcess(): Partial<LogOptions> {
  // Node's types know of nothing but strings there; threads are begun with whatever can be cloned.
  const options: unknown = getEnvironmentData(optionsName);
  return typeof options === 'object' ? { ...options } : {};
}
