import type { ListView } from '@contracts/answers.ts';
import type {
  AdminCustomerAnswer,
  AdminCustomerView,
  CustomerEntryView,
  CustomersView,
} from '@contracts/customer/known-customer-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

const path = 'admin/customers';

/** What staff do with a note; `revision` is the revision of the notes that staff read. */
export type NoteAct =
  | { readonly kind: 'add'; readonly text: string }
  | ({ readonly kind: 'change'; readonly text: string } & NoteRead)
  | ({ readonly kind: 'remove' } & NoteRead)
  | { readonly kind: 'restore'; readonly noteNo: number };

interface NoteRead {
  readonly noteNo: number;
  readonly revision: string;
}

/** The customers of a merge. */
interface TwoCustomers {
  readonly customerId: string;
  readonly otherId: string;
}

const methods = { add: 'POST', change: 'PUT', remove: 'DELETE', restore: 'POST' } as const;

/** The customers and all that belongs to each of them. */
const knownCustomersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomers: build.infiniteQuery<CustomersView, void, string>({
      query: ({ pageParam: cursor }) => ({
        url: path,
        params: { ...(cursor !== '' && { cursor }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      providesTags: ['CustomerList'],
      ...alwaysFresh,
    }),
    /** The search is in the body, because it may name a person: servers and proxies log URLs. */
    searchCustomers: build.query<CustomersView, string>({
      query: (search) => ({ url: `${path}/search`, method: 'POST', body: { search } }),
      providesTags: ['CustomerList'],
      ...alwaysFresh,
    }),
    getDuplicates: build.query<CustomersView, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}/duplicates`,
      providesTags: ['CustomerList'],
      ...alwaysFresh,
    }),
    getCustomerHistory: build.query<readonly CustomerEntryView[], string>({
      query: (id) => `${path}/${encodeURIComponent(id)}/history`,
      transformResponse: ({ items }: ListView<CustomerEntryView>) => items,
      providesTags: ['CustomerList'],
      ...alwaysFresh,
    }),
    changeNotes: build.mutation<
      AdminCustomerAnswer,
      Keyed & { readonly customerId: string; readonly act: NoteAct }
    >({
      query: ({ customerId, act, idempotencyKey }) => ({
        url: noteUrl(customerId, act),
        method: methods[act.kind],
        headers: {
          'idempotency-key': idempotencyKey,
          ...('revision' in act && { 'if-match': `"${act.revision}"` }),
        },
        ...('text' in act && { body: { text: act.text } }),
      }),
      // The data is also read again after a refusal, because a colleague may have changed the notes.
      invalidatesTags: ['CustomerList', 'Audit'],
    }),
    mergeCustomers: build.mutation<AdminCustomerAnswer, Keyed & TwoCustomers>({
      query: ({ customerId, otherId, idempotencyKey }) => ({
        url: `${path}/${encodeURIComponent(customerId)}/merges`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: { customerId: otherId },
      }),
      // Also after a refusal, because a colleague may have merged one of the customers.
      invalidatesTags: ['CustomerList', 'Audit'],
    }),
    undoMerge: build.mutation<AdminCustomerAnswer, Keyed & TwoCustomers>({
      query: ({ customerId, otherId, idempotencyKey }) => ({
        url: `${path}/${encodeURIComponent(customerId)}/merges/${encodeURIComponent(otherId)}`,
        method: 'DELETE',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['CustomerList', 'Audit'],
    }),
    getCustomer: build.query<AdminCustomerView, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}`,
      providesTags: ['CustomerList'],
      ...alwaysFresh,
    }),
  }),
});

function noteUrl(customerId: string, act: NoteAct): string {
  const notes = `${path}/${encodeURIComponent(customerId)}/notes`;
  if (act.kind === 'add') return notes;
  const note = `${notes}/${String(act.noteNo)}`;
  return act.kind === 'restore' ? `${note}/restoration` : note;
}

export const {
  useGetCustomersInfiniteQuery,
  useSearchCustomersQuery,
  useGetCustomerQuery,
  useGetDuplicatesQuery,
  useGetCustomerHistoryQuery,
  useChangeNotesMutation,
  useMergeCustomersMutation,
  useUndoMergeMutation,
} = knownCustomersApi;
