import type {
  CustomerRequest,
  ErasedCustomersView,
  ErasurePreviewView,
  ErasureView,
} from '@contracts/customer/customer-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

/** The person that staff typed: an e-mail address has an @, a reference does not. */
export function personTyped(person: string): CustomerRequest {
  return person.includes('@') ? { email: person } : { booking: person };
}

/**
 * The data stored about a person, for owners. A query would have the address in its cache key, so addresses are
 * sent by mutations, which have no cache key.
 */
const adminCustomersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getErasures: build.query<ErasedCustomersView, void>({
      query: () => 'admin/customers/erasures',
      providesTags: ['Customer'],
      ...alwaysFresh,
    }),
    previewErasure: build.mutation<ErasurePreviewView, CustomerRequest>({
      query: (body) => ({
        url: 'admin/customers/erasure/preview',
        method: 'POST',
        body,
      }),
    }),
    exportCustomer: build.mutation<string, CustomerRequest>({
      query: (body) => ({
        url: 'admin/customers/export',
        method: 'POST',
        body,
        responseHandler: async (response) =>
          response.ok ? response.text() : ((await response.json()) as unknown),
      }),
    }),
    eraseCustomer: build.mutation<ErasureView, Keyed & CustomerRequest>({
      query: ({ idempotencyKey, ...body }) => ({
        url: 'admin/customers/erasure',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body,
      }),
      invalidatesTags: [
        'Customer',
        'CustomerList',
        'Booking',
        'BookingList',
        'Departure',
        'Notification',
      ],
    }),
  }),
});

export const {
  useGetErasuresQuery,
  usePreviewErasureMutation,
  useExportCustomerMutation,
  useEraseCustomerMutation,
} = adminCustomersApi;
