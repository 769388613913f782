import type { ProblemCode } from '../../../libs/contracts/problems.ts';

/** Why seats are not to be had. */
export const seats: readonly ProblemCode[] = [
  'DepartureFull',
  'DepartureClosed',
  'DepartureCalledOff',
];
/** What can be wrong with what a booking is to be. */
export const terms: readonly ProblemCode[] = [
  'PastDate',
  'NotAStartTime',
  'UnknownCategory',
  'PartyTooLarge',
  'TourNotBookable',
  'PriceChanged',
  'TourNotFound',
  ...seats,
];
/** What can stand in the way of changing one. */
export const modification: readonly ProblemCode[] = [
  'BookingNotFound',
  'BookingIsCancelled',
  'SeatsNotHeld',
  'AlreadyStarted',
  'GuestsOutOfRange',
  'CustomerErased',
  ...terms,
];
