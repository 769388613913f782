/** What the traveller wants to do: see the whole booking, change it, cancel it or undo that, or correct the contact. */
export type Task = 'open' | 'modify' | 'cancel' | 'undo' | 'contact';

/** What was done; the messages of requirements, section 8, and that of an undo. */
export interface Done {
  readonly title?: 'Booking Cancelled' | 'Booking Rescheduled' | 'Cancellation undone';
  readonly text:
    | 'Booking cancelled successfully'
    | 'Booking updated successfully!'
    | 'Your booking is confirmed as before.';
}
