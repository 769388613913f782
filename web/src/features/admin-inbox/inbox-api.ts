import type { InboxView } from '@contracts/inbox/inbox-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query<InboxView, void>({
      query: () => 'admin/inbox',
      providesTags: ['BookingList', 'Booking', 'Departure', 'Message', 'Notification', 'Review'],
      ...alwaysFresh,
    }),
  }),
});

export const { useGetInboxQuery } = inboxApi;
