import { inspect } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { levelOfLine, productLog } from '../composition/product-log.ts';
import type { LogLevel } from '../composition/settings/settings.ts';

/** Parts of the framework that log only their own start, which does not help operators. */
const framework = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/**
 * The part of Nest that logs an error of the start with its stack. Nest then throws this error, and the process
 * says in words why it cannot start.
 */
const logsFailedStart = 'ExceptionHandler';

/**
 * Writes what Nest and its parts log to the log of the process. Nest passes the name of the part last; for an
 * error, it passes the stack before that.
 */
export class ProcessLog implements LoggerService {
  fatal(message: unknown, ...more: unknown[]): void {
    say('fatal', message, more);
  }

  error(message: unknown, ...more: unknown[]): void {
    say(more.at(-1) === logsFailedStart ? 'debug' : 'error', message, more);
  }

  warn(message: unknown, ...more: unknown[]): void {
    say('warn', message, more);
  }

  log(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    const isOfStart = typeof context === 'string' && framework.has(context);
    say(isOfStart ? 'debug' : 'log', message, more);
  }

  debug(message: unknown, ...more: unknown[]): void {
    say('debug', message, more);
  }

  verbose(message: unknown, ...more: unknown[]): void {
    say('verbose', message, more);
  }
}

function say(level: LogLevel, message: unknown, more: readonly unknown[]): void {
  const texts = more.filter((each) => typeof each === 'string');
  const stack = texts.find((each) => /\n[^\S\n]+at /.test(each));
  const error = message instanceof Error ? message : undefined;
  productLog().say(levelOfLine(level), wordsOf(message), {
    context: texts.findLast((each) => each !== stack),
    stack: stack ?? error?.stack,
    ...(typeof message === 'object' && error === undefined && message !== null
      ? { details: message }
      : {}),
  });
}

function wordsOf(message: unknown): string {
  if (typeof message === 'string') return message;
  if (message instanceof Error) return message.name;
  return typeof message === 'object' ? 'Details' : inspect(message);
}
