import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { type LogOptions, PinoLog } from '../adapters/log/pino-log.ts';
import type { LogLevel, Settings } from './settings/settings.ts';

/** The name under which threads find how their process writes its log. */
const optionsName = 'log of the product';

/** Pino's names of the levels. */
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

/** Writes the log with LOG_LEVEL and LOG_FORMAT from now on, also in threads that start later. */
export function beginLog({ logLevel, logFormat }: Pick<Settings, 'logLevel' | 'logFormat'>): void {
  const options: LogOptions = { level: levels[logLevel], format: logFormat };
  setEnvironmentData(optionsName, { ...options });
  log = flushedAtExit(new PinoLog(options));
}

/** Returns the log of this process, also in its threads. It is text if `beginLog` was not called, as in a command. */
export function productLog(): PinoLog {
  log ??= flushedAtExit(new PinoLog({ level: 'info', format: 'text', ...optionsOfProcess() }));
  return log;
}

/** Writes the counts of repeated lines before the process, or the thread, ends. */
function flushedAtExit(begun: PinoLog): PinoLog {
  process.once('exit', () => {
    begun.flush();
  });
  return begun;
}

/** Returns the log's name for a level of Nest. */
export function levelOfLine(level: LogLevel): LevelOfLine {
  return levels[level];
}

function optionsOfProcess(): Partial<LogOptions> {
  // Node's types allow only strings here, but threads receive any value that can be cloned.
  const options: unknown = getEnvironmentData(optionsName);
  return typeof options === 'object' ? { ...options } : {};
}
