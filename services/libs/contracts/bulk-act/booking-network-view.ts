import type { AdminBookingView } from '../booking/admin-booking-view.ts';

/** A network that made bookings or reached a limit in a period. Its name is a keyed hash, never an address. */
export interface BookingNetworkView {
  readonly network: string;
  readonly bookings: number;
  /** How often a limit on bookings refused this network, counted by whole hours. */
  readonly limitsReached: number;
  readonly lastAt: string;
}

/** The networks of a period; those that reached limits come first. */
export interface BookingNetworksView {
  readonly items: readonly BookingNetworkView[];
  readonly from: string;
  readonly to: string;
  /** How many days such records are kept. */
  readonly keptDays: number;
}

/** A booking that a network placed. */
export interface NetworkBookingView {
  readonly placedAt: string;
  /** The address or household that it came from, as a keyed hash. */
  readonly nearNetwork: string;
  readonly booking: AdminBookingView;
}
