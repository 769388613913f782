import type { ListView } from '@contracts/answers.ts';
import type {
  AdminBookingAnswer,
  PaymentRequest,
  RefundRequest,
} from '@contracts/booking/admin-booking-view.ts';
import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';
import { noteOwnChange } from '../../shared/console/own-changes.ts';

export interface PaymentInput extends Keyed {
  readonly reference: string;
  readonly kind: 'collections' | 'refunds';
  readonly payment: PaymentRequest | RefundRequest;
}

interface PaymentsInput {
  readonly reference: string;
  /** The payments as they were at an instant. */
  readonly asOf?: string;
}

interface VoidInput {
  readonly reference: string;
  readonly entry: Pick<PaymentEntryView, 'kind' | 'number'>;
  readonly reason: string;
}

/** The cached data that changes with the money of a booking. */
const ofBooking = ['Booking', 'BookingList', 'Departure'] as const;

/** The payments and refunds of bookings. */
const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notePayment: build.mutation<AdminBookingAnswer, PaymentInput>({
      query: ({ reference, kind, payment, idempotencyKey }) => ({
        url: `admin/bookings/${reference}/${kind}`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: payment,
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    voidEntry: build.mutation<AdminBookingAnswer, VoidInput>({
      query: ({ reference, entry: { kind, number }, reason }) => ({
        url: `admin/bookings/${reference}/${kind}s/${String(number)}/void`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    writeOff: build.mutation<AdminBookingAnswer, { reference: string; reason: string }>({
      query: ({ reference, reason }) => ({
        url: `admin/bookings/${reference}/write-off`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    undoWriteOff: build.mutation<AdminBookingAnswer, { reference: string }>({
      query: ({ reference }) => ({
        url: `admin/bookings/${reference}/write-off`,
        method: 'DELETE',
      }),
      invalidatesTags: [...ofBooking],
      onQueryStarted: noteOwnChange,
    }),
    getPayments: build.query<readonly PaymentEntryView[], PaymentsInput>({
      query: ({ reference, ...params }) => ({
        url: `admin/bookings/${reference}/payments`,
        params,
      }),
      transformResponse: (list: ListView<PaymentEntryView>) => list.items,
      providesTags: ['Booking'],
      ...alwaysFresh,
    }),
  }),
});

export const {
  useNotePaymentMutation,
  useVoidEntryMutation,
  useWriteOffMutation,
  useUndoWriteOffMutation,
  useGetPaymentsQuery,
} = paymentsApi;
