import type { NotificationCountsView } from '@contracts/notification/notification-counts-view.ts';
import type { NotificationAnswer } from '@contracts/notification/notification-view.ts';
import type {
  SuppressAddressRequest,
  SuppressionView,
} from '@contracts/notification/suppression-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The number of e-mails that staff have to settle. */
const unsettledNotificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationCounts: build.query<NotificationCountsView, void>({
      query: () => 'admin/notifications/counts',
      providesTags: ['Notification'],
      ...alwaysFresh,
    }),
    dismissNotification: build.mutation<NotificationAnswer, string>({
      query: (id) => ({ url: `admin/notifications/${id}/dismissal`, method: 'POST' }),
      invalidatesTags: ['Notification'],
    }),
    getSuppression: build.query<SuppressionView, string>({
      query: (id) => `admin/notifications/${id}/suppression`,
      providesTags: ['Notification'],
      ...alwaysFresh,
    }),
    suppressAddress: build.mutation<void, SuppressAddressRequest & { readonly id: string }>({
      query: ({ id, reason }) => ({
        url: `admin/notifications/${id}/suppression`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Notification'],
    }),
    liftSuppression: build.mutation<void, string>({
      query: (id) => ({ url: `admin/notifications/${id}/suppression`, method: 'DELETE' }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useGetNotificationCountsQuery,
  useDismissNotificationMutation,
  useGetSuppressionQuery,
  useSuppressAddressMutation,
  useLiftSuppressionMutation,
} = unsettledNotificationsApi;
