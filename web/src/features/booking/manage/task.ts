/**
 * The task of the traveller: see the whole booking, change it, cancel it, undo the cancellation, or correct the
 * contact.
 */
export type Task = 'open' | 'modify' | 'cancel' | 'undo' | 'contact';

/** The last finished task. The messages are in requirements, section 8, except the message of an undo. */
export interface Done {
  readonly title?: 'Booking Cancelled' | 'Booking Rescheduled' | 'Cancellation undone';
  readonly text:
    | 'Booking cancelled successfully'
    | 'Booking updated successfully!'
    | 'Your booking is confirmed as before.';
}
