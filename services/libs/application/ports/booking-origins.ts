import type { Instant } from '../../domain/calendar/instants.ts';

/** How long the origin of a booking is kept, in milliseconds. */
export const originsKeptMs = 14 * 86_400_000;

/** The largest number of listed networks, and of listed bookings of a network. */
export const networksListedMax = 100;
export const originsListedMax = 2_000;

/** The network that placed a booking. Networks are keyed hashes, never addresses. */
export interface BookingOrigin {
  readonly bookingNumber: number;
  /** MAC of the /24 or /48. */
  readonly network: string;
  /** MAC of the single IPv4 address or the /64. */
  readonly nearNetwork: string;
  readonly at: Instant;
}

/** Includes `from`, excludes `to`. */
export interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

/** The activity of one network within a period. */
export interface NetworkActivity {
  readonly network: string;
  readonly bookings: number;
  /** How often a limit on bookings refused this network, counted by whole hours. */
  readonly limitsReached: number;
  /** When this network last booked or reached a limit. */
  readonly lastAt: Instant;
}

/**
 * Stores which network placed which booking, so that staff can cancel the bookings of an abuser. Kept outside the log
 * for {@link originsKeptMs}. If it is lost, staff only cannot see which network placed a booking. So callers that
 * record an origin ignore errors.
 */
export abstract class BookingOrigins {
  /** Records a booking once; the first origin of a booking is kept. */
  abstract record(origin: BookingOrigin): Promise<void>;

  /** Counts a booking or change that was refused because of a limit. */
  abstract noteLimitReached(network: string, at: Instant): Promise<void>;

  /** The bookings of a network, oldest first, {@link originsListedMax} at most. */
  abstract of(network: string, period: Period): Promise<readonly BookingOrigin[]>;

  /**
   * Networks that booked or reached a limit, sorted by reached limits and then by bookings, the most first; at most
   * {@link networksListedMax}.
   */
  abstract networks(period: Period): Promise<readonly NetworkActivity[]>;

  /** Removes everything before the instant. */
  abstract forgetBefore(at: Instant): Promise<void>;
}

/** The beginning of the hour that contains the instant: `2026-11-20T06:00:00.000Z`. */
export function hourOf(at: Instant): Instant {
  return `${at.slice(0, 13)}:00:00.000Z`;
}
