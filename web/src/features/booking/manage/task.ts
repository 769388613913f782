/** What the traveller wants to do: see the whole booking, change it, cancel it, or correct the contact. */
export type Task = 'open' | 'modify' | 'cancel' | 'contact';

/** What was done, in the words of requirements, section 8. */
export interface Done {
  readonly title?: 'Booking Cancelled' | 'Booking Rescheduled';
  readonly text: 'Booking cancelled successfully' | 'Booking updated successfully!';
}
