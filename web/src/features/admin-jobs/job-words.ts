import type { JobName, JobView } from '@contracts/operations/job-view.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

/** The title of each job, its work and its times. */
export const jobWords: Readonly<Record<JobName, { title: string; use: string }>> = {
  'send-due-notifications': {
    title: 'Send e-mails that are due',
    use: 'Every ten seconds: sends new e-mails, and retries those that failed.',
  },
  'remind-travellers': {
    title: 'Remind travellers',
    use: 'Once a day: sends a reminder to travellers whose confirmed tour is tomorrow. It leaves out bookings that were made, confirmed or moved after the time set for reminders.',
  },
  'send-departures-digest': {
    title: 'Send the evening list of departures',
    use: 'Once a day: sends the departures of the next day to the operator’s e-mail address, if travellers are booked on that day.',
  },
  'invite-reviewers': {
    title: 'Invite travellers to review',
    use: 'Once a day: asks the travellers of yesterday’s departures for a review, if they were checked in. Travellers who are checked in afterwards are asked then, up to a week after the departure. Each booking is asked once.',
  },
  'release-loose-reservations': {
    title: 'Release seats of unfinished bookings',
    use: 'Every 30 seconds: frees seats that were reserved for a booking that was never completed.',
  },
  'expire-holds': {
    title: 'Release seats that were held too long',
    use: 'Every 30 seconds: frees seats that travellers held while they filled in the form, and did not book in time.',
  },
  'finish-undone-imports': {
    title: 'Finish undone imports',
    use: 'Every minute: cancels bookings that were imported at the moment when somebody undid their import.',
  },
  'record-tour-views': {
    title: 'Record how often tours are viewed',
    use: 'Every minute: records the views that were counted in memory. A crash loses at most one minute of them.',
  },
  'check-log': {
    title: 'Check the log',
    use: 'Once a day: checks the whole log and saves today’s fingerprint of it (the anchor).',
  },
  'archive-log-mark': {
    title: 'Record the length of the log',
    use: 'Every hour: records in the archive how long the log is, so that we notice if its newest entries are lost.',
  },
  'make-backup': {
    title: 'Make a backup',
    use: 'Every night, if BACKUP_DIR is set: makes a directory named after the day, and copies into it all data that cannot be rebuilt. It keeps the newest 14 copies, or as many as BACKUPS_KEPT says.',
  },
  'check-backup': {
    title: 'Check the age of the last backup',
    use: 'Every hour: fails when the last backup is more than 26 hours old.',
  },
  'check-engines': {
    title: 'Check the database settings',
    use: 'Every minute, if the product runs on several servers: checks that no database can lose data and that all clocks agree.',
  },
  'drop-unused-sessions': {
    title: 'Remove unused sessions',
    use: 'Every ten minutes: removes sessions that ended more than a day ago.',
  },
  'forget-booking-origins': {
    title: 'Delete the networks of bookings',
    use: 'Every night: deletes which network a booking came from, 14 days after it was made.',
  },
  'forget-page-speeds': {
    title: 'Delete old page speeds',
    use: 'Every night: deletes measurements of how fast pages were shown, 90 days after they were made.',
  },
  'erase-past-customers': {
    title: 'Erase expired customer data',
    use: 'Every night: erases customers whose retention period has ended, and continues erasures that were interrupted.',
  },
};

export interface JobStanding {
  readonly word: string;
  readonly tone: BadgeTone;
}

/** The state of a job in a word. "Late" is more important than the result of the last run. */
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

/** When the job last ran, and how long the run took. */
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

/**
 * Whether all jobs run, in one sentence. While the mail server accepts no e-mails, the jobs that send them still
 * run.
 */
export function summaryOf(attention: readonly JobView[], isMailFailing: boolean): string {
  const [first] = attention;
  if (first === undefined) {
    return isMailFailing
      ? 'No job failed or is late, but e-mails cannot be sent.'
      : 'No job failed or is late.';
  }
  return attention.length === 1
    ? `One job needs attention: ${jobWords[first.name].title}.`
    : `${String(attention.length)} jobs need attention.`;
}
