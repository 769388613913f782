import type { SeatRule } from '../departure/departure.events.ts';
import type { FieldFault } from '../refusal.ts';
import { phoneFault } from './phone.ts';

/** A traveller's contact. */
export interface Contact {
  readonly name: string;
  /**
   * Trimmed and in lower case; it identifies the customer. Null if the traveller has no e-mail address; only staff can
   * enter such a booking (ADR 78).
   */
  readonly email: string | null;
  readonly phone: string;
  /** Where the traveller asks to be picked up, in their own words. */
  readonly pickupPlace?: string;
  readonly message?: string;
}

/** A rule that staff set aside, with a reason, to take or change a booking. */
export type OverriddenRule = 'past' | 'too-far-ahead' | SeatRule;

const requiredContactFields = ['name', 'email', 'phone'] as const;

/** The text for a person who left a required field empty (requirements, section 5). */
export const requiredFieldsMessage = 'Please fill in all required fields';

/**
 * The required fields that are empty, with their names in the request under `path`. The e-mail address is one of them
 * unless `needsEmail` is false.
 */
export function contactFaults(
  contact: Contact,
  { path, needsEmail }: { readonly path: string; readonly needsEmail: boolean },
): readonly FieldFault[] {
  return requiredContactFields
    .filter((field) => field !== 'email' || needsEmail)
    .filter((field) => (contact[field] ?? '').trim() === '')
    .map((field) => ({ field: `${path}.${field}`, message: requiredFieldsMessage }));
}

/** The refusal of an invalid phone number that is new to a booking. An empty one is a missing field. */
export function phoneFaults({ phone }: Contact, path: string): readonly FieldFault[] {
  const message = phone.trim() === '' ? undefined : phoneFault(phone);
  return message === undefined ? [] : [{ field: `${path}.phone`, message }];
}

/** Copies only the fields of a contact, without other members of the object. */
export function contactOf({ name, email, phone, pickupPlace, message }: Contact): Contact {
  return {
    name,
    email,
    phone,
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
}
