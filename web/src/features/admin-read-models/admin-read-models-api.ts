import type { ListView } from '@contracts/answers.ts';
import type { ParkedDocumentView, ProjectionView } from '@contracts/operations/projection-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The queries of staff about read models, and the commands of owners. */
const adminReadModelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReadModels: build.query<readonly ProjectionView[], void>({
      query: () => 'admin/projections',
      transformResponse: (list: ListView<ProjectionView>) => list.items,
      providesTags: ['ReadModel'],
      ...alwaysFresh,
    }),
    getParkedDocuments: build.query<readonly ParkedDocumentView[], string>({
      query: (name) => `admin/projections/${name}/parked`,
      transformResponse: (list: ListView<ParkedDocumentView>) => list.items,
      providesTags: ['ReadModel'],
      ...alwaysFresh,
    }),
    rebuildReadModel: build.mutation<
      null,
      { readonly name: string; readonly acknowledged?: readonly string[] }
    >({
      query: ({ name, acknowledged = [] }) => ({
        url: `admin/projections/${name}/rebuild`,
        method: 'POST',
        body: { acknowledged },
      }),
      invalidatesTags: ['ReadModel'],
    }),
    retryParked: build.mutation<{ readonly resumed: number }, string>({
      query: (name) => ({ url: `admin/projections/${name}/retry`, method: 'POST' }),
      invalidatesTags: ['ReadModel'],
    }),
  }),
});

export const {
  useGetReadModelsQuery,
  useGetParkedDocumentsQuery,
  useRebuildReadModelMutation,
  useRetryParkedMutation,
} = adminReadModelsApi;
