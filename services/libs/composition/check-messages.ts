import type { CheckedLog } from '../application/verification/check-log.ts';

/** What the thread that checks the log says. */
export type FromCheck = { readonly progress: number } | { readonly checked: CheckedLog };
