/** What somebody is about to do with their booking: see all of it, change it, give it up, mend who they are. */
export type Task = 'open' | 'modify' | 'cancel' | 'contact';

/** What was done, in the words of requirements, section 8. */
export interface Done {
  readonly title?: 'Booking Cancelled' | 'Booking Rescheduled';
  readonly text: 'Booking cancelled successfully' | 'Booking updated successfully!';
}
