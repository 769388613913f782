import type { ProveBookingRequest } from '../../contracts/booking/booking-view.ts';
import type { InvalidFields } from '../../domain/refusal.ts';

/** The proof that a visitor gives for a booking. */
export type ShownProof = { readonly email: string } | { readonly token: string };

/** Returns the only proof that a request contains. */
export function shownProof({ email, token }: ProveBookingRequest): ShownProof | InvalidFields {
  if (email !== undefined && token !== undefined) {
    return invalid('token', 'Give the e-mail address or the token, not both');
  }
  if (email !== undefined) return { email };
  return token === undefined ? invalid('email', 'Please fill in all required fields') : { token };
}

function invalid(field: string, message: string): InvalidFields {
  return { code: 'InvalidFields', faults: [{ field, message }] };
}
