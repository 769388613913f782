import type { ListView } from '@contracts/answers.ts';
import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import type {
  AdminMessageAnswer,
  AdminMessagesView,
  AdminMessageView,
  MessageStatus,
} from '@contracts/contact/admin-message-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** What staff do with a message. */
export type MessageAct =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'closing' }
  | { readonly kind: 'reopening' };

interface MessageCommand extends Pick<AdminMessageView, 'id' | 'revision'> {
  readonly act: MessageAct;
}

const path = 'admin/messages';

/** The messages from the contact page, and the commands of staff on them. */
const adminMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.infiniteQuery<AdminMessagesView, MessageStatus | undefined, string>({
      query: ({ queryArg: status, pageParam: cursor }) => ({
        url: path,
        params: { ...(status !== undefined && { status }), ...(cursor !== '' && { cursor }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      providesTags: ['Message'],
      ...alwaysFresh,
    }),
    getMessage: build.query<AdminMessageView, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}`,
      providesTags: ['Message'],
      ...alwaysFresh,
    }),
    getMessageHistory: build.query<readonly HistoryEntryView[], string>({
      query: (id) => `${path}/${encodeURIComponent(id)}/history`,
      transformResponse: ({ items }: ListView<HistoryEntryView>) => items,
      providesTags: ['Message'],
      ...alwaysFresh,
    }),
    changeMessage: build.mutation<AdminMessageAnswer, MessageCommand>({
      query: ({ id, revision, act: { kind, ...body } }) => ({
        url: `${path}/${encodeURIComponent(id)}/${kind}`,
        method: 'POST',
        headers: { 'if-match': `"${revision}"` },
        ...(kind === 'answer' && { body }),
      }),
      // The data is also read again after a refusal, because a colleague may have answered the message.
      invalidatesTags: ['Message', 'Notification'],
    }),
  }),
});

export const {
  useGetMessagesInfiniteQuery,
  useGetMessageQuery,
  useGetMessageHistoryQuery,
  useChangeMessageMutation,
} = adminMessagesApi;
