import type {
  NotificationAnswer,
  NotificationFilter,
  NotificationListView,
  NotificationView,
} from '@contracts/notification/notification-view.ts';
import { api } from '../../shared/api/api.ts';
import type { Keyed } from '../../shared/api/use-command.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The queries and commands of staff about e-mails. */
const adminNotificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.infiniteQuery<NotificationListView, NotificationFilter, string>({
      query: ({ queryArg: filter, pageParam: cursor }) => ({
        url: 'admin/notifications',
        params: { ...filter, ...(cursor !== '' && { cursor }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      providesTags: ['Notification'],
      ...alwaysFresh,
    }),
    getNotificationsOfBooking: build.query<NotificationListView, number>({
      query: (bookingNumber) => ({ url: 'admin/notifications', params: { bookingNumber } }),
      providesTags: ['Notification'],
      ...alwaysFresh,
    }),
    getNotification: build.query<NotificationView, string>({
      query: (id) => `admin/notifications/${id}`,
      providesTags: ['Notification'],
      ...alwaysFresh,
    }),
    resumeNotifications: build.mutation<null, void>({
      query: () => ({ url: 'admin/notifications/resumption', method: 'POST' }),
      invalidatesTags: ['Notification'],
    }),
    retryNotification: build.mutation<NotificationAnswer, string>({
      query: (id) => ({ url: `admin/notifications/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['Notification'],
    }),
    resendNotification: build.mutation<NotificationAnswer, Keyed & { readonly id: string }>({
      query: ({ id, idempotencyKey }) => ({
        url: `admin/notifications/${id}/resending`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useGetNotificationsInfiniteQuery,
  useGetNotificationsOfBookingQuery,
  useGetNotificationQuery,
  useResumeNotificationsMutation,
  useResendNotificationMutation,
  useRetryNotificationMutation,
} = adminNotificationsApi;
