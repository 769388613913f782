import type { JobView } from '@contracts/operations/job-view.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { WhatToDo } from '../../shared/console/what-to-do.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { remedyOf } from './job-remedies.ts';
import { jobWords, lastRunOf, needsAttention, nextRunOf, standingOf } from './job-words.ts';

export type JobRowProps = {
  job: JobView;
  /** Runs the job at once. */
  onRun: () => void;
  isBusy: boolean;
};

/** One job: what it does, how its last run went, and when it runs next. */
export function JobRow({ job, onRun, isBusy }: JobRowProps) {
  const { title, use } = jobWords[job.name];
  const { word, tone } = standingOf(job);
  return (
    <li data-slot="job" data-tone={tone} aria-label={title}>
      <div data-part="head">
        <h2>{title}</h2>
        <Badge tone={tone}>{word}</Badge>
        {job.canRun && (
          <Button kind="quiet" disabled={isBusy} aria-label={`Run now: ${title}`} onClick={onRun}>
            Run now
          </Button>
        )}
      </div>
      <p data-part="use">{use}</p>
      <FactList
        facts={[
          { name: 'Last run', value: lastRunOf(job) },
          { name: 'Next run', value: nextRunOf(job) },
          { name: job.state === 'failed' ? 'Why it failed' : 'What it did', value: job.detail },
        ]}
      />
      {needsAttention(job) && <WhatToDo {...remedyOf(job)} />}
    </li>
  );
}
