import type { JobName, JobView } from '@contracts/operations/job-view.ts';
import type { Remedy } from '../../shared/console/what-to-do.tsx';

/** Remedies for single jobs. For other jobs, the reason of the failure is enough. */
const ofOneJob: Partial<Readonly<Record<JobName, Remedy>>> = {
  'send-due-notifications': {
    steps: ['Open E-mails: it shows which were not sent, and why.'],
    runbook: 'mail-not-accepted',
  },
  'check-log': {
    steps: ['Open Log check: it lists the faults, and says what to do about each.'],
    runbook: 'log-faulty',
  },
  'make-backup': {
    steps: ['Check that the directory in BACKUP_DIR exists, has free space and can be written to.'],
    runbook: 'backup-old',
  },
  'check-backup': {
    steps: [
      'Make a backup now: run the job “Make a backup”, or ask the person who looks after the server to run npm run backup.',
      'Have one made every day: set BACKUP_DIR.',
    ],
    runbook: 'backup-old',
  },
  'check-engines': {
    steps: [
      'Ask the person who looks after the server to change the settings that the reason names.',
    ],
    runbook: 'setting-unsafe',
  },
  'erase-past-customers': {
    steps: ['Until it runs, expired personal data is kept longer than promised.'],
    runbook: 'job-fails',
  },
};

/** What to do about a job that is late or failed. */
export function remedyOf({ name, isLate, canRun }: JobView): Remedy {
  if (isLate) {
    const steps = [
      'No worker ran it. Ask the person who looks after the server to start or restart the product (its worker).',
      'After that the missed run takes place.',
    ];
    return { steps, runbook: 'job-overdue' };
  }
  const { steps, runbook = 'job-fails' } = ofOneJob[name] ?? {
    steps: ['Do what the reason says.'],
  };
  const again = canRun
    ? 'Then press “Run now”. No work is done twice.'
    : 'It is tried again automatically.';
  return { steps: [...steps, again], runbook };
}
