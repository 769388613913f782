import type { ListView } from '@contracts/answers.ts';
import type { JobName, JobView } from '@contracts/operations/job-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The state of the background jobs, and the command that runs one at once. */
const adminJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.query<readonly JobView[], void>({
      query: () => 'admin/jobs',
      transformResponse: ({ items }: ListView<JobView>) => items,
      ...alwaysFresh,
    }),
    runJob: build.mutation<null, JobName>({
      query: (name) => ({ url: `admin/jobs/${name}/run`, method: 'POST' }),
    }),
  }),
});

export const { useGetJobsQuery, useRunJobMutation } = adminJobsApi;
