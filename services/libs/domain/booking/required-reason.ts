import type { InvalidFields } from '../refusal.ts';
import type { FreeText } from './booking.events.ts';
import { requiredFieldsMessage } from './contact.ts';

/** The reason without blanks around it, as part of the event; the refusal where it is empty. */
export function requiredReason(
  reason: string,
): { readonly personal: FreeText } | { readonly refusal: InvalidFields } {
  const text = reason.trim();
  const faults = [{ field: 'reason', message: requiredFieldsMessage }];
  return text === '' ? { refusal: { code: 'InvalidFields', faults } } : { personal: { text } };
}
