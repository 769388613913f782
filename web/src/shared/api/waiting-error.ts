import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** An answer that is not a success, and after how long the same may be tried again. */
export type WaitingError = FetchBaseQueryError & { readonly retryAfterSeconds?: number };

/** Adds the time of `Retry-After` to an error. */
export function withWait(error: FetchBaseQueryError, meta: unknown): WaitingError {
  const { response } = (meta ?? {}) as Partial<FetchBaseQueryMeta>;
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  return seconds > 0 ? { ...error, retryAfterSeconds: seconds } : error;
}
