import { SystemClock } from '../adapters/node/system-clock.ts';
import type { Settings } from './settings/settings.ts';

/** The settings of a business clock; plain data, so that a thread can have the clock of its process. */
export type BusinessTime = Pick<Settings, 'clockStart' | 'clockStartedAt' | 'clockSpeed'>;

/** Returns the clock of business time: the machine's clock, or a clock that a test sets. */
export function businessClock({
  clockStart,
  clockStartedAt,
  clockSpeed,
}: BusinessTime): SystemClock {
  return new SystemClock(clockStart ?? undefined, {
    startedAt: clockStartedAt ?? undefined,
    speed: clockSpeed,
  });
}

/**
 * Returns the same settings for clocks that are made later. If `clockStartedAt` is not set, it is set to now, so
 * that all these clocks show the same time.
 */
export function businessTimeOf({
  clockStart,
  clockStartedAt,
  clockSpeed,
}: BusinessTime): BusinessTime {
  const now = new Date().toISOString();
  return { clockStart, clockStartedAt: clockStartedAt ?? now, clockSpeed };
}
