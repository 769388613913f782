import { SystemClock } from '../adapters/node/system-clock.ts';
import type { Settings } from './settings.ts';

/** The clock that business time is read from: the machine's, or the one that a test sets. */
export function businessClock({ clockStart, clockStartedAt, clockSpeed }: Settings): SystemClock {
  return new SystemClock(clockStart ?? undefined, {
    startedAt: clockStartedAt ?? undefined,
    speed: clockSpeed,
  });
}
