import { jobNames, type JobView } from '../../../libs/contracts/operations/job-view.ts';
import { as, type Operations } from './operation.ts';
import { flag, instant, named, object, oneOf, optional, text } from './schema.ts';
import { listOf } from './view-schemas.ts';

const job = named(
  'Job',
  object<JobView>({
    name: oneOf(...jobNames),
    state: oneOf('waiting', 'running', 'done', 'failed'),
    startedAt: optional(instant),
    finishedAt: optional(instant),
    detail: optional(text),
    nextAt: optional(instant),
    isLate: flag,
    canRun: flag,
  }),
);

/** The calls about background jobs. */
export const jobOperations: Operations = {
  AdminJobsController: {
    list: { summary: 'How every job that runs by the clock went', answer: as(listOf(job)) },
    run: { summary: 'Has a job run at once', refuses: ['NotFound', 'Unavailable'] },
  },
};
