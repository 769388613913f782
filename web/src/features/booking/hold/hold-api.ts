import type { ChangeHoldRequest, HoldAnswer, HoldRequest } from '@contracts/booking/hold-view.ts';
import { api } from '../../../shared/api/api.ts';
import type { Keyed } from '../../../shared/api/use-command.ts';

/** Commands about the seats that the form holds. The key of the form names the hold. */
const holdApi = api.injectEndpoints({
  endpoints: (build) => ({
    holdSeats: build.mutation<HoldAnswer, HoldRequest & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({ ...toHold('POST', idempotencyKey), body }),
      // The availability is also read again after a refusal, because the seats that were shown are gone.
      invalidatesTags: ['Availability'],
    }),
    changeHold: build.mutation<HoldAnswer, ChangeHoldRequest & Keyed>({
      query: ({ idempotencyKey, ...body }) => ({ ...toHold('PATCH', idempotencyKey), body }),
      invalidatesTags: ['Availability'],
    }),
    extendHold: build.mutation<HoldAnswer, Keyed>({
      query: ({ idempotencyKey }) => ({
        ...toHold('POST', idempotencyKey),
        url: 'holds/extension',
      }),
    }),
  }),
});

function toHold(method: string, key: string) {
  return { url: 'holds', method, headers: { 'idempotency-key': key } };
}

/**
 * Releases the seats of a form. The browser sends the request even if it leaves the page meanwhile. If it does not
 * arrive, the hold ends when its time is over.
 */
export async function releaseHold(key: string): Promise<void> {
  const request = new Request(new URL('/api/holds', globalThis.location.origin), {
    method: 'DELETE',
    headers: { 'idempotency-key': key },
    keepalive: true,
  });
  await fetch(request).catch(() => undefined);
}

export const { useHoldSeatsMutation, useChangeHoldMutation, useExtendHoldMutation } = holdApi;
