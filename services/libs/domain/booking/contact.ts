import type { SeatRule } from '../departure/departure.events.ts';
import type { FieldFault } from '../refusal.ts';

/** How a traveller is reached. `email` is trimmed and in lower case; it identifies the customer. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where the traveller wants to be collected, in their own words. */
  readonly pickupPlace?: string;
  readonly message?: string;
}

/** What a member of staff set aside, for a reason they gave, to take or to change a booking. */
export type OverriddenRule = 'past' | 'too-far-ahead' | SeatRule;

const requiredContactFields = ['name', 'email', 'phone'] as const;

/** What the person is told who left a required field empty (requirements, section 5). */
export const requiredFieldsMessage = 'Please fill in all required fields';

/** The required fields that are empty, named as the request names them under `path`. */
export function contactFaults(contact: Contact, path: string): readonly FieldFault[] {
  return requiredContactFields
    .filter((field) => contact[field].trim() === '')
    .map((field) => ({ field: `${path}.${field}`, message: requiredFieldsMessage }));
}

/** The contact's own fields, without anything that came along with them. */
export function contactOf({ name, email, phone, pickupPlace, message }: Contact): Contact {
  return {
    name,
    email,
    phone,
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
}
