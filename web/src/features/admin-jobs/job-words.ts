import type { JobName, JobView } from '@contracts/operations/job-view.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

/** What each is called, and what it does and when, for whoever wonders why something happened by itself. */
export const jobWords: Readonly<Record<JobName, { title: string; use: string }>> = {
  'send-due-notifications': {
    title: 'Send e-mails that are due',
    use: 'Every ten seconds: sends again what failed, after its pause, and what was left behind.',
  },
  'remind-travellers': {
    title: 'Remind travellers',
    use: 'Once a day: an e-mail to everybody whose confirmed trip is the day after.',
  },
  'send-departures-digest': {
    title: 'Send the evening digest',
    use: 'Once a day: an e-mail to you with the departures of the next day.',
  },
  'release-loose-reservations': {
    title: 'Release forgotten seats',
    use: 'Every half minute: frees seats that were reserved for a booking that was never finished.',
  },
  'record-tour-views': {
    title: 'Record how often tours are viewed',
    use: 'Every minute: views are counted in memory and recorded together. A crash loses at most a minute of them.',
  },
  'check-log': {
    title: 'Check the log',
    use: 'Once a day, looked at every ten minutes: reads the whole log and makes the anchor of the day.',
  },
  'archive-log-mark': {
    title: 'Copy the mark of the log',
    use: 'Every hour: notes in the archive how far the log has come, so that a log that lost its end is recognised.',
  },
  'make-backup': {
    title: 'Make a backup',
    use: 'Every night, where BACKUP_DIR is set: copies everything that cannot be made again into a directory named for the day, and removes the oldest.',
  },
  'check-backup': {
    title: 'Look how old the last backup is',
    use: 'Every hour: fails where no backup was made for 26 hours, whatever makes them.',
  },
  'check-engines': {
    title: 'Check how the engines are set',
    use: 'Every minute, where the product runs on several servers: checks that no engine can lose data and that all clocks agree.',
  },
  'drop-unused-sessions': {
    title: 'Sign out who is gone',
    use: 'Every ten minutes: removes sign-ins that were not used for half an hour.',
  },
  'forget-booking-origins': {
    title: 'Forget where bookings came from',
    use: 'Every night: removes the networks of bookings that are older than 14 days.',
  },
  'erase-past-customers': {
    title: 'Erase whose time is up',
    use: 'Every night: erases who booked or wrote so long ago that their data is kept no longer, and goes on with erasures that were cut short.',
  },
};

export interface JobStanding {
  readonly word: string;
  readonly tone: BadgeTone;
}

/** How it stands, in a word; that it is late counts before how it went when it last ran. */
export function standingOf({ state, isLate, nextAt }: JobView): JobStanding {
  if (isLate) return { word: 'late', tone: 'error' };
  switch (state) {
    case 'running':
      return { word: 'running', tone: 'plain' };
    case 'failed':
      return { word: 'failed', tone: 'error' };
    case 'done':
      return nextAt === undefined ? switchedOff : { word: 'done', tone: 'ok' };
    case 'waiting':
      return nextAt === undefined ? switchedOff : { word: 'not run yet', tone: 'plain' };
  }
}

const switchedOff: JobStanding = { word: 'not scheduled', tone: 'plain' };

export function needsAttention({ state, isLate }: JobView): boolean {
  return isLate || state === 'failed';
}

/** When it last ran, and how long that took. */
export function lastRunOf({ startedAt, finishedAt }: JobView): string {
  if (startedAt === undefined) return 'Never';
  const moment = formatMoment(startedAt);
  if (finishedAt === undefined) return moment;
  return `${moment}, ${durationOf(Date.parse(finishedAt) - Date.parse(startedAt))}`;
}

/** `under a second`, `12 s`, `3 min`. */
function durationOf(ms: number): string {
  if (ms < 1_000) return 'under a second';
  const seconds = Math.round(ms / 1_000);
  return seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;
}

export function nextRunOf({ state, nextAt, isLate }: JobView): string {
  if (nextAt === undefined) return state === 'running' ? 'After this run' : 'Not scheduled';
  return isLate ? `${formatMoment(nextAt)}, but it did not run` : formatMoment(nextAt);
}
