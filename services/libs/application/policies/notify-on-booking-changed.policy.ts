import type {
  BookingCancelled,
  BookingConfirmed,
  BookingRebooked,
  BookingRepriced,
  BookingRescheduled,
  ContactCorrected,
  PartyChanged,
  RequestWithdrawn,
} from '../../domain/booking/booking.events.ts';
import type { Policy } from './policy.ts';
import { causeAgeMsMax } from './queue-notifications.ts';
import { tellOfBooking } from './tell-of-booking.ts';

type Changed =
  | BookingConfirmed
  | BookingCancelled
  | RequestWithdrawn
  | BookingRebooked
  | BookingRescheduled
  | PartyChanged
  | BookingRepriced
  | ContactCorrected;

/** The policy's name, under which its checkpoint is looked for where its health matters. */
export const notifyOnBookingChangedName = 'notify-on-booking-changed';

/** Has people told of what became of a booking that was there already, whoever changed it. */
export const notifyOnBookingChanged: Policy<Changed> = {
  name: notifyOnBookingChangedName,
  firstStart: { causeAgeMsMax },
  act: (event, tools) => tellOfBooking(notifyOnBookingChangedName, event, tools),
};
