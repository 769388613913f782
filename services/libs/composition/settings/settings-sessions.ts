import { SessionTimes } from '../../application/ports/session-times.ts';
import type { SettingsReader } from './settings-reader.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Shorter times would interrupt every form; longer ones would leave screens open on shared devices for days. */
const idleMinutes = [5, 720] as const;
const maxHours = [1, 168] as const;

/** How long staff stay signed in. */
export function sessionTimesOf(read: SettingsReader): SessionTimes {
  const idleMs = minuteMs * read.integer('SESSION_IDLE_MINUTES', idleMinutes, 30);
  const maxMs = hourMs * read.integer('SESSION_MAX_HOURS', maxHours, 12);
  if (idleMs > maxMs) {
    read.faults.push('SESSION_IDLE_MINUTES is at most as long as SESSION_MAX_HOURS.');
  }
  return new SessionTimes({ idleMs, maxMs });
}
