import type { JobName, JobView } from '@contracts/operations/job-view.ts';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useMailFault } from '../../shared/console/mail-state.ts';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useGetJobsQuery, useRunJobMutation } from './admin-jobs-api.ts';
import { JobRow } from './job-row.tsx';
import { jobWords, needsAttention, summaryOf } from './job-words.ts';
import './jobs.css';

/** The pause between two reads of the list, in milliseconds. It is short, because some jobs run every ten seconds. */
const pollMs = 5_000;

/** The background jobs: failed ones first, the others in their usual order. */
export function Jobs() {
  const { data, isError, fulfilledTimeStamp, refetch } = useGetJobsQuery(undefined, {
    pollingInterval: pollMs,
  });
  return (
    <ConsolePage title="Background jobs" back={{ to: '/admin/system', label: 'System' }}>
      <p>
        What the product does automatically. A failed job is tried again, and a missed job is run
        later.
      </p>
      <OfflineNotice asOf={fulfilledTimeStamp} />
      {data === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the jobs" rows={7} rowHeight="6rem" />
      )}
      {data !== undefined && <JobList jobs={data} onRun={() => void refetch()} />}
    </ConsolePage>
  );
}

function JobList({ jobs, onRun }: { jobs: readonly JobView[]; onRun: () => void }) {
  const [run, { isLoading }] = useRunJobMutation();
  const dispatch = useDispatch();
  const attention = jobs.filter(needsAttention);
  const mailFault = useMailFault();

  const runNow = async (name: JobName) => {
    const { error } = await run(name);
    if (error === undefined) {
      dispatch(toastRaised(`${jobWords[name].title}: it is running`, 'ok'));
      onRun();
    } else {
      dispatch(toastRaised(messageOf(error, 'It could not be run. Please try again.'), 'error'));
    }
  };
  return (
    <>
      <p role="status">{summaryOf(attention, mailFault !== null)}</p>
      <ul data-slot="jobs" aria-label="Jobs">
        {[...attention, ...jobs.filter((job) => !needsAttention(job))].map((job) => (
          <JobRow key={job.name} job={job} isBusy={isLoading} onRun={() => void runNow(job.name)} />
        ))}
      </ul>
    </>
  );
}
