import { parseBookingReference } from '../../domain/booking/booking-reference.ts';
import type { InvalidReference } from './refusal-facts.ts';

/** The number of the booking that a path names, with or without `ZBL-`, in any case. */
export function bookingNumberOf(reference: string): number | InvalidReference {
  return parseBookingReference(reference) ?? { code: 'InvalidReference' };
}
