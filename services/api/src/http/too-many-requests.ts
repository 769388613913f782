import { Problem } from './problem.ts';

/** The answer to whoever tried too often; the time to wait is told in whole seconds, at least one. */
export function tooManyRequests({ retryAfterMs }: { readonly retryAfterMs: number }): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new Problem('TooManyRequests', { retryAfterSeconds });
}
