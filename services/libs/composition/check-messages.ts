import type { CheckedLog } from '../application/verification/check-log.ts';

/** A message of the thread that checks the log. */
export type FromCheck = { readonly progress: number } | { readonly checked: CheckedLog };
