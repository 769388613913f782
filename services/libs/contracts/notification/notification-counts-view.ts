import type { WholeNumber } from '../whole-number.ts';
/** How many e-mails wait for a decision of staff. */
export interface NotificationCountsView {
  /** Failed, and not tried again automatically. */
  readonly failed: WholeNumber;
  /** Those that may have arrived. */
  readonly unknown: WholeNumber;
}
