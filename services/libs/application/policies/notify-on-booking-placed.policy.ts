import type {
  BookingPlaced,
  BookingRequestedWithoutSeats,
} from '../../domain/booking/booking.events.ts';
import type { Policy } from './policy.ts';
import { causeAgeMsMax } from './queue-notifications.ts';
import { tellOfBooking } from './tell-of-booking.ts';

/** The policy's name, under which its checkpoint is looked for where its health matters. */
export const notifyOnBookingPlacedName = 'notify-on-booking-placed';

/**
 * Has people told of a new booking, or of a request without seats. Apart from what they are told later, so that nothing which keeps
 * a later message back makes a confirmation count as failed (correctness rule 22).
 */
export const notifyOnBookingPlaced: Policy<BookingPlaced | BookingRequestedWithoutSeats> = {
  name: notifyOnBookingPlacedName,
  firstStart: { causeAgeMsMax },
  act: (event, tools) => tellOfBooking(notifyOnBookingPlacedName, event, tools),
};
