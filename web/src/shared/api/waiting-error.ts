import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** An error, with the seconds after which the same request may be repeated. */
export type WaitingError = FetchBaseQueryError & { readonly retryAfterSeconds?: number };

/** Adds the seconds of the `Retry-After` header to an error. */
export function withWait(error: FetchBaseQueryError, meta: unknown): WaitingError {
  const { response } = (meta ?? {}) as Partial<FetchBaseQueryMeta>;
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  return seconds > 0 ? { ...error, retryAfterSeconds: seconds } : error;
}
