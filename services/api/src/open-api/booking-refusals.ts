import type { ProblemCode } from '../../../libs/contracts/problems.ts';

/** The refusals where a booking cannot get seats. */
export const seats: readonly ProblemCode[] = [
  'DepartureFull',
  'DepartureClosed',
  'DepartureCalledOff',
];
/** The refusals of the terms of a booking. */
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
/** The refusals of a change to a booking. */
export const modification: readonly ProblemCode[] = [
  'BookingNotFound',
  'BookingIsCancelled',
  'SeatsNotHeld',
  'AlreadyStarted',
  'GuestsOutOfRange',
  'CustomerErased',
  ...terms,
];
