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
import { queueBookingNotifications } from './queue-booking-notifications.ts';

type Changed =
  | BookingConfirmed
  | BookingCancelled
  | RequestWithdrawn
  | BookingRebooked
  | BookingRescheduled
  | PartyChanged
  | BookingRepriced
  | ContactCorrected;

/** The policy's name. Other parts look up its checkpoint by this name. */
export const notifyOnBookingChangedName = 'notify-on-booking-changed';

/** Queues the e-mails about a change to an existing booking, by travellers, staff or the system. */
export const notifyOnBookingChanged: Policy<Changed> = {
  name: notifyOnBookingChangedName,
  firstStart: { causeAgeMsMax },
  act: (event, tools) => queueBookingNotifications(notifyOnBookingChangedName, event, tools),
};
