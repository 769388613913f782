/** How many e-mails wait for staff to decide what becomes of them. */
export interface NotificationCountsView {
  /** Not tried again by itself. */
  readonly failed: number;
  /** May have arrived. */
  readonly unknown: number;
}
