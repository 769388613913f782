import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { ProblemView } from '@contracts/problems.ts';

/** Returns the problem in an answer; undefined if there was no answer, or it is not a problem of our API. */
export function problemOf(error: unknown): ProblemView | undefined {
  const data = (error as Partial<FetchBaseQueryError> | undefined)?.data;
  return typeof data === 'object' && data !== null && 'code' in data
    ? (data as ProblemView)
    : undefined;
}

/** Returns whether the outcome of a command is unknown: no answer of our API came, or the server failed. */
export function isUnanswered(error: unknown): boolean {
  return (problemOf(error)?.status ?? 500) >= 500;
}

/** Returns the error in words for a person. */
export function messageOf(error: unknown, otherwise: string): string {
  return problemOf(error)?.title ?? otherwise;
}

/** Returns whether no answer came or the server failed: the same request may succeed later. */
export function isTransient(error: FetchBaseQueryError): boolean {
  if (typeof error.status === 'number') return error.status >= 500;
  return error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR';
}
