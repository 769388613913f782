import type { FieldFault } from '../refusal.ts';
import { lengthFaults } from '../refusal.ts';

/** The longest note about a customer, in UTF-16 units. */
export const customerNoteLengthMax = 2_000;

/** What staff wrote about a customer; sealed with the customer's key once stored. */
export interface CustomerNoteText {
  readonly text: string;
}

/** The text without blanks around it, and its faults. */
export function customerNoteOf(typed: string): {
  readonly personal: CustomerNoteText;
  readonly faults: readonly FieldFault[];
} {
  const personal = { text: typed.trim() };
  const faults =
    personal.text === ''
      ? [{ field: 'text', message: 'Write the note' }]
      : lengthFaults('text', personal.text, customerNoteLengthMax);
  return { personal, faults };
}
