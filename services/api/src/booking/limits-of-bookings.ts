import type { BookingLimitSettings } from '../../../libs/application/ports/booking-limit-settings.ts';
import type { bookingLimits } from '../../../libs/application/telemetry/metrics.ts';
import { mailboxOf } from '../../../libs/contracts/customer/customer-email.ts';
import type { NamedLimit } from '../http/attempt-counter.ts';
import type { CallerNetworks } from '../http/caller-network.ts';

/** A limit with the label under which metrics count it. */
export interface BookingLimit extends NamedLimit {
  readonly word: (typeof bookingLimits)[number];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The number of steps by which proof of work can raise the hourly limits. The work of each step is twice as hard as the
 * work of the step before. Step 0 needs no work.
 */
export const proofSteps = 6;

/** The limits that a booking counts towards; the hourly limits are those of the step. */
export function limitsOfBooking(
  settings: BookingLimitSettings,
  { near, wide }: CallerNetworks,
  { email, step }: { readonly email: string; readonly step: number },
): readonly BookingLimit[] {
  const { limits } = settings;
  const networkMax = onStep(step, limits.perNetworkAndHour, limits.perNetworkAndHourWithProof);
  const wideMax = onStep(step, limits.perWideNetworkAndHour, limits.perWideNetworkAndHourWithProof);
  return [
    // The first limit is the one that a flood reaches first. An early refusal costs the least work.
    ...limitOfWrites(settings, wide),
    hourly('network', `bookings from ${near}`, networkMax),
    hourly('wide-network', `bookings from network ${wide}`, wideMax),
    {
      word: 'person',
      name: `bookings for ${mailboxOf(email)}`,
      limit: { attemptsMax: limits.perPersonAndDay, windowMs: dayMs },
    },
  ];
}

/**
 * The limits that a hold counts towards: as many holds as bookings in an hour. Holds and bookings are counted apart, so
 * that a traveller who holds seats can still book as often as any other traveller.
 */
export function limitsOfHold(
  settings: BookingLimitSettings,
  { near, wide }: CallerNetworks,
): readonly BookingLimit[] {
  const { perNetworkAndHour, perWideNetworkAndHour } = settings.limits;
  return [
    ...limitOfWrites(settings, wide),
    hourly('network', `holds from ${near}`, perNetworkAndHour),
    hourly('wide-network', `holds from network ${wide}`, perWideNetworkAndHour),
  ];
}

/** The limits that a change of a booking counts towards. */
export function limitsOfChange(
  settings: BookingLimitSettings,
  { wide }: CallerNetworks,
  bookingNumber: number,
): readonly BookingLimit[] {
  return [
    ...limitOfWrites(settings, wide),
    hourly('changes', `changes of ${bookingNumber}`, settings.limits.changesPerBookingAndHour),
  ];
}

/** The limit that counts everything that is stored. */
export function limitOfWrites(
  settings: BookingLimitSettings,
  wide: string,
): readonly BookingLimit[] {
  const limit = { attemptsMax: settings.limits.perWideNetworkAndMinute, windowMs: minuteMs };
  return [{ word: 'minute', name: `writes from network ${wide}`, limit }];
}

/** Whether proof of work lifts the limit. */
export function isHourlyOfNetwork({ word }: BookingLimit): boolean {
  return word === 'network' || word === 'wide-network';
}

function onStep(step: number, base: number, ceiling: number): number {
  return base + Math.floor(((ceiling - base) * step) / proofSteps);
}

function hourly(word: BookingLimit['word'], name: string, attemptsMax: number): BookingLimit {
  return { word, name, limit: { attemptsMax, windowMs: hourMs } };
}
