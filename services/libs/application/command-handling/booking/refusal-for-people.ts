import type { AlreadyBooked, ReservationNeeded } from '../../../domain/booking/booking.refusals.ts';
import type { ReservationSpent } from '../../../domain/departure/departure.refusals.ts';

/** Refusals of seat requests that occur only if a handler has a fault. */
export type WronglyAsked = AlreadyBooked | ReservationNeeded | ReservationSpent;

const wronglyAsked: readonly string[] = [
  'AlreadyBooked',
  'ReservationNeeded',
  'ReservationSpent',
] satisfies readonly WronglyAsked['code'][];

/** A refusal that travellers or staff may see. */
export function refusalForPeople<Refusal extends { readonly code: string }>(
  refusal: Refusal,
): Exclude<Refusal, WronglyAsked> {
  if (wronglyAsked.includes(refusal.code)) {
    throw new Error(`${refusal.code}: a handler sent a request that no decider expects.`);
  }
  return refusal as Exclude<Refusal, WronglyAsked>;
}
