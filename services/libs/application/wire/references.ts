import { parseBookingReference } from '../../domain/booking/booking-reference.ts';
import type { InvalidReference } from './refusal-facts.ts';

/** Returns the number of the booking in a path, with or without `ZBL-`, in any case. */
export function bookingNumberOf(reference: string): number | InvalidReference {
  return parseBookingReference(reference) ?? { code: 'InvalidReference' };
}
