/** How many e-mails wait for a decision of staff. */
export interface NotificationCountsView {
  /** Failed, and not tried again automatically. */
  readonly failed: number;
  /** Those that may have arrived. */
  readonly unknown: number;
}
