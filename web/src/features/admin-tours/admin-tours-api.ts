import type { CommandAnswer, ListView } from '@contracts/answers.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { TourPreviewView } from '@contracts/tour/tour-preview.ts';
import type { AdminTourAnswer, AdminTourView, TourFields } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

export interface TourInput extends Keyed {
  readonly fields: TourFields;
}

/** The tour at the revision that staff were shown. */
type SeenTour = Pick<AdminTourView, 'id' | 'revision'>;

/** The cached data that a change of a tour makes stale. */
const ofTour = ['Tour', 'Availability', 'Departure'] as const;

/** The catalogue, as staff see it. */
const adminToursApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminTours: build.query<readonly AdminTourView[], 'present' | 'deleted'>({
      query: (shown) => ({
        url: 'admin/tours',
        ...(shown === 'deleted' && { params: { deleted: true } }),
      }),
      transformResponse: (list: ListView<AdminTourView>) => list.items,
      providesTags: ['Tour'],
      ...alwaysFresh,
    }),
    getAdminTour: build.query<AdminTourView, string>({
      query: (id) => tourPath(id),
      providesTags: ['Tour'],
      ...alwaysFresh,
    }),
    previewTour: build.query<
      TourPreviewView,
      { readonly id: string; readonly fields: Partial<TourFields> }
    >({
      query: ({ id, fields }) => ({
        url: `${tourPath(id)}/preview`,
        method: 'POST',
        body: fields,
      }),
      keepUnusedDataFor: 0,
    }),
    getSetDepartures: build.query<readonly DepartureView[], string>({
      query: (id) => `${tourPath(id)}/departures`,
      transformResponse: (list: ListView<DepartureView>) => list.items,
      providesTags: ['Departure'],
      ...alwaysFresh,
    }),
  }),
});

/** The commands of staff on tours. */
const tourCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createTour: build.mutation<AdminTourAnswer, TourInput>({
      query: ({ fields, idempotencyKey }) => ({
        url: 'admin/tours',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: fields,
      }),
      invalidatesTags: [...ofTour],
    }),
    saveTour: build.mutation<AdminTourAnswer, TourInput & SeenTour>({
      query: ({ id, revision, fields, idempotencyKey }) => ({
        url: tourPath(id),
        method: 'PUT',
        headers: { 'if-match': `"${revision}"`, 'idempotency-key': idempotencyKey },
        body: fields,
      }),
      invalidatesTags: (_answer, error) => (error === undefined ? [...ofTour] : []),
    }),
    deleteTour: build.mutation<AdminTourAnswer, SeenTour>({
      query: ({ id, revision }) => ({
        url: tourPath(id),
        method: 'DELETE',
        headers: { 'if-match': `"${revision}"` },
      }),
      invalidatesTags: [...ofTour],
    }),
    restoreTour: build.mutation<AdminTourAnswer, string>({
      query: (id) => ({ url: `${tourPath(id)}/restoration`, method: 'POST' }),
      invalidatesTags: [...ofTour],
    }),
    setDepartureOpen: build.mutation<
      DepartureView & CommandAnswer,
      { readonly id: string; readonly isClosed: boolean; readonly reason?: string }
    >({
      query: ({ id, isClosed, reason = '' }) => ({
        url: `admin/departures/${encodeURIComponent(id)}/${isClosed ? 'closure' : 'reopening'}`,
        method: 'POST',
        body: reason === '' ? {} : { reason },
      }),
      invalidatesTags: ['Departure', 'Availability'],
    }),
  }),
});

export const {
  useGetAdminToursQuery,
  useGetAdminTourQuery,
  useLazyGetAdminTourQuery,
  usePreviewTourQuery,
  useLazyPreviewTourQuery,
  useGetSetDeparturesQuery,
} = adminToursApi;

export const {
  useCreateTourMutation,
  useSaveTourMutation,
  useDeleteTourMutation,
  useRestoreTourMutation,
  useSetDepartureOpenMutation,
} = tourCommandsApi;

function tourPath(id: string): string {
  return `admin/tours/${encodeURIComponent(id)}`;
}
