import type { CommandAnswer, ListView } from '@contracts/answers.ts';
import type {
  BookingNetworksView,
  NetworkBookingView,
} from '@contracts/bulk-act/booking-network-view.ts';
import type { BeginBulkActRequest, BulkActView } from '@contracts/bulk-act/bulk-act-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import { now } from '../../shared/dates/page-clock.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

type BulkActAnswer = BulkActView & CommandAnswer;

/** The length of the period, in hours before now. */
export interface NetworkPeriod {
  readonly hours: number;
}

const ofBookings = ['BulkAct', 'Booking', 'BookingList', 'Departure'] as const;

/** The networks that booked, and the clean-ups of staff. */
const suspiciousBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingNetworks: build.query<BookingNetworksView, NetworkPeriod>({
      query: ({ hours }) => ({ url: 'admin/booking-networks', params: { from: since(hours) } }),
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getNetworkBookings: build.query<
      readonly NetworkBookingView[],
      NetworkPeriod & { readonly network: string }
    >({
      query: ({ network, hours }) => ({
        url: `admin/booking-networks/${encodeURIComponent(network)}/bookings`,
        params: { from: since(hours) },
      }),
      transformResponse: (list: ListView<NetworkBookingView>) => list.items,
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getBulkActs: build.query<readonly BulkActView[], undefined>({
      query: () => 'admin/bulk-acts',
      transformResponse: (list: ListView<BulkActView>) =>
        list.items.filter(({ act }) => act !== 'import-bookings'),
      providesTags: ['BulkAct'],
      ...alwaysFresh,
    }),
    beginBulkAct: build.mutation<BulkActAnswer, BeginBulkActRequest & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({
        url: 'admin/bulk-acts',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body,
      }),
      invalidatesTags: [...ofBookings],
    }),
    changeBulkAct: build.mutation<
      BulkActAnswer,
      { readonly id: string; readonly what: 'stop' | 'resumption' | 'undo' }
    >({
      query: ({ id, what }) => ({
        url: `admin/bulk-acts/${id}/${what}`,
        method: 'POST',
        body: {},
      }),
      invalidatesTags: [...ofBookings],
    }),
  }),
});

export const {
  useGetBookingNetworksQuery,
  useGetNetworkBookingsQuery,
  useGetBulkActsQuery,
  useBeginBulkActMutation,
  useChangeBulkActMutation,
} = suspiciousBookingsApi;

function since(hours: number): string {
  return new Date(Date.parse(now()) - hours * 3_600_000).toISOString();
}
