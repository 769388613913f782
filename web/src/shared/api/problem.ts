import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { ProblemView } from '@contracts/problems.ts';

/** The problem an answer carries; undefined where there was no answer, or not one of ours. */
export function problemOf(error: unknown): ProblemView | undefined {
  const data = (error as Partial<FetchBaseQueryError> | undefined)?.data;
  return typeof data === 'object' && data !== null && 'code' in data
    ? (data as ProblemView)
    : undefined;
}

/** What went wrong, in words for a person. */
export function messageOf(error: unknown, otherwise: string): string {
  return problemOf(error)?.title ?? otherwise;
}

/** Nobody answered, or the server had trouble of its own: the same request may succeed later. */
export function isTransient(error: FetchBaseQueryError): boolean {
  if (typeof error.status === 'number') return error.status >= 500;
  return error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR';
}
