import { useMailFault } from '../../shared/console/mail-state.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Standing } from '../../shared/console/standing.tsx';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { useGetJobsQuery } from './admin-jobs-api.ts';
import { remedyOf } from './job-remedies.ts';
import { jobWords, needsAttention, standingOf, summaryOf } from './job-words.ts';

/** The pause between two reads of the jobs, in milliseconds. */
const pollMs = 30_000;

/** Whether all background jobs run, and what to do if not. */
export function JobsStanding() {
  const { data, isError, refetch } = useGetJobsQuery(undefined, { pollingInterval: pollMs });
  const attention = data?.filter(needsAttention);
  const mailFault = useMailFault();
  return (
    <Standing title="Background jobs" to="/admin/system/jobs" findings={attention?.length}>
      <p>What the product does automatically: e-mails, reminders, backups, checks, erasures.</p>
      {attention === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the jobs" rows={1} rowHeight="2rem" />
      )}
      {attention !== undefined && <p>{summaryOf(attention, mailFault !== null)}</p>}
      {attention !== undefined && attention.length > 0 && (
        <ul aria-label="Jobs that need attention">
          {attention.map((job) => (
            <li key={job.name}>
              <h3>
                {jobWords[job.name].title}: {standingOf(job).word}
              </h3>
              {job.detail !== undefined && <p>{job.detail}</p>}
              <WhatToDo {...remedyOf(job)} />
            </li>
          ))}
        </ul>
      )}
    </Standing>
  );
}
