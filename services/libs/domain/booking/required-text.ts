import type { InvalidFields } from '../refusal.ts';
import type { FreeText } from './booking.events.ts';
import { requiredFieldsMessage } from './contact.ts';

/** A text that staff entered, without blanks around it, as part of the event; a refusal if it is empty. */
export function requiredText(
  field: 'reason' | 'text',
  given: string,
): { readonly personal: FreeText } | { readonly refusal: InvalidFields } {
  const text = given.trim();
  const faults = [{ field, message: requiredFieldsMessage }];
  return text === '' ? { refusal: { code: 'InvalidFields', faults } } : { personal: { text } };
}
