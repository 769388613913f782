import type { AttendanceRefusal } from './booking.refusals.ts';
import type { BookingState, ConfirmedBooking } from './booking.state.ts';

/** Only a confirmed booking can have a check-in or a no-show. */
export function attendable(
  state: BookingState,
):
  | { readonly attendable: true; readonly booking: ConfirmedBooking }
  | { readonly attendable: false; readonly refusal: AttendanceRefusal } {
  switch (state.status) {
    case 'none':
      return { attendable: false, refusal: { code: 'BookingNotFound' } };
    case 'requested':
    case 'pending':
      return { attendable: false, refusal: { code: 'NotConfirmed' } };
    case 'withdrawn':
    case 'cancelled':
      return { attendable: false, refusal: { code: 'BookingIsCancelled' } };
    case 'confirmed':
      return { attendable: true, booking: state };
  }
}
