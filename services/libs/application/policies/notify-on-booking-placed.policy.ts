import type {
  BookingPlaced,
  BookingRequestedWithoutSeats,
} from '../../domain/booking/booking.events.ts';
import type { Policy } from './policy.ts';
import { causeAgeMsMax } from './queue-notifications.ts';
import { queueBookingNotifications } from './queue-booking-notifications.ts';

/** The policy's name. Other parts look up its checkpoint by this name. */
export const notifyOnBookingPlacedName = 'notify-on-booking-placed';

/**
 * Queues the e-mails about a new booking, or a request without seats. This is a separate policy. If the policies for
 * other e-mails are parked, the answer to a new booking can still say that its e-mail is queued (correctness rule 22).
 */
export const notifyOnBookingPlaced: Policy<BookingPlaced | BookingRequestedWithoutSeats> = {
  name: notifyOnBookingPlacedName,
  firstStart: { causeAgeMsMax },
  act: (event, tools) => queueBookingNotifications(notifyOnBookingPlacedName, event, tools),
};
