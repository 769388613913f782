interface Limits {
  /** Bookings of one IPv4 address or /64 in an hour. */
  readonly perNetworkAndHour: number;
  /** The same limit, for requests with a proof of work. */
  readonly perNetworkAndHourWithProof: number;
  /** Bookings of one /24 or /48 in an hour. */
  readonly perWideNetworkAndHour: number;
  /** The same limit, for requests with a proof of work. */
  readonly perWideNetworkAndHourWithProof: number;
  /**
   * Attempts of one /24 or /48 to book, change or cancel in a minute. The limit keeps a network from filling the disk,
   * because a booking takes some 42 kB. A proof of work does not raise this limit.
   */
  readonly perWideNetworkAndMinute: number;
  /** Bookings with one e-mail address in a day. */
  readonly perPersonAndDay: number;
  /** Changes of one booking in an hour. */
  readonly changesPerBookingAndHour: number;
}

/** How many bookings and changes travellers may make. Staff are not limited. */
export class BookingLimitSettings {
  readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }
}
