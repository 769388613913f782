import { SystemClock } from '../adapters/node/system-clock.ts';
import type { Settings } from './settings.ts';

/** What a business clock is made from; plain data, so that a thread can have that of its process. */
export type BusinessTime = Pick<Settings, 'clockStart' | 'clockStartedAt' | 'clockSpeed'>;

/** The clock that business time is read from: the machine's, or the one that a test sets. */
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

/** The same, for clocks that are made later: business time that begins with the process began now. */
export function businessTimeOf({
  clockStart,
  clockStartedAt,
  clockSpeed,
}: BusinessTime): BusinessTime {
  const now = new Date().toISOString();
  return { clockStart, clockStartedAt: clockStartedAt ?? now, clockSpeed };
}
