import type { CommandAnswer, ListView } from '@contracts/answers.ts';
import type { BulkActView } from '@contracts/bulk-act/bulk-act-view.ts';
import type {
  BeginImportRequest,
  ImportedLinesView,
  ImportLinesRequest,
  ImportPreviewView,
  UndoImportRequest,
} from '@contracts/import/import-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

type ImportAnswer = BulkActView & CommandAnswer;

/** The time limit in milliseconds: a file with thousands of lines takes longer than other requests. */
const waitMsMax = 120_000;

const ofBookings = ['BulkAct', 'Booking', 'BookingList', 'Departure', 'CustomerList'] as const;

/** Imports of bookings from files. */
const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreviewView, Blob>({
      query: (file) => {
        const body = new FormData();
        body.set('file', file);
        return { url: 'admin/imports/preview', method: 'POST', body, timeout: waitMsMax };
      },
    }),
    beginImport: build.mutation<ImportAnswer, BeginImportRequest & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        url: 'admin/imports',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body,
      }),
      invalidatesTags: ['BulkAct'],
    }),
    importLines: build.mutation<ImportedLinesView, ImportLinesRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({
        url: `admin/imports/${id}/lines`,
        method: 'POST',
        body,
        timeout: waitMsMax,
      }),
      invalidatesTags: [...ofBookings],
    }),
    undoImport: build.mutation<ImportAnswer, UndoImportRequest & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `admin/imports/${id}/undo`, method: 'POST', body }),
      invalidatesTags: [...ofBookings],
    }),
    getImports: build.query<readonly BulkActView[], undefined>({
      query: () => ({ url: 'admin/bulk-acts', params: { act: 'import-bookings' } }),
      transformResponse: (list: ListView<BulkActView>) => list.items,
      providesTags: ['BulkAct'],
      ...alwaysFresh,
    }),
    changeImportUndo: build.mutation<
      ImportAnswer,
      { readonly id: string; readonly what: 'stop' | 'resumption' }
    >({
      query: ({ id, what }) => ({ url: `admin/bulk-acts/${id}/${what}`, method: 'POST', body: {} }),
      invalidatesTags: [...ofBookings],
    }),
  }),
});

export const {
  usePreviewImportMutation,
  useBeginImportMutation,
  useImportLinesMutation,
  useUndoImportMutation,
  useGetImportsQuery,
  useChangeImportUndoMutation,
} = importApi;
