import type { Instant } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { AdminBookingView } from '../booking/admin-booking-view.ts';

/** A network that made bookings or reached a limit in a period. Its name is a keyed hash, never an address. */
export interface BookingNetworkView {
  readonly network: string;
  readonly bookings: WholeNumber;
  /** How often a limit on bookings refused this network, counted by whole hours. */
  readonly limitsReached: WholeNumber;
  readonly lastAt: Instant;
}

/** The networks of a period; those that reached limits come first. */
export interface BookingNetworksView {
  readonly items: readonly BookingNetworkView[];
  readonly from: Instant;
  readonly to: Instant;
  /** How many days such records are kept. */
  readonly keptDays: WholeNumber;
}

/** A booking that a network placed. */
export interface NetworkBookingView {
  readonly placedAt: Instant;
  /** The address or household that it came from, as a keyed hash. */
  readonly nearNetwork: string;
  readonly booking: AdminBookingView;
}
