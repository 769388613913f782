import { BookingLimitSettings } from '../../application/ports/booking-limit-settings.ts';
import type { SettingsReader } from './settings-reader.ts';

const counts = [1, 100_000] as const;

/** How many bookings and changes travellers may make; null with `RATE_LIMITS=off`. */
export function bookingLimitsOf(read: SettingsReader, areOn: boolean): BookingLimitSettings | null {
  const perNetworkAndHour = read.integer('LIMIT_BOOKINGS_PER_NETWORK', counts, 10);
  const perWideNetworkAndHour = read.integer('LIMIT_BOOKINGS_PER_WIDE_NETWORK', counts, 60);
  const settings = new BookingLimitSettings({
    perNetworkAndHour,
    perNetworkAndHourWithProof: Math.max(
      perNetworkAndHour,
      read.integer('LIMIT_BOOKINGS_PER_NETWORK_WITH_PROOF', counts, 40),
    ),
    perWideNetworkAndHour,
    perWideNetworkAndHourWithProof: Math.max(
      perWideNetworkAndHour,
      read.integer('LIMIT_BOOKINGS_PER_WIDE_NETWORK_WITH_PROOF', counts, 240),
    ),
    perWideNetworkAndMinute: read.integer('LIMIT_BOOKINGS_PER_MINUTE', counts, 20),
    perPersonAndDay: read.integer('LIMIT_BOOKINGS_PER_PERSON', counts, 5),
    changesPerBookingAndHour: read.integer('LIMIT_CHANGES_PER_BOOKING', counts, 10),
  });
  return areOn ? settings : null;
}
