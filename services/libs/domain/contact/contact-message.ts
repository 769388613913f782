import { customerEmail } from '../customer/customer-email.ts';
import type { FieldFault } from '../refusal.ts';

/**
 * A message that somebody wrote to the operator. The e-mail address is trimmed and in lower case; it
 * identifies the customer.
 */
export interface ContactMessage {
  /** Always one line, because the name becomes part of the subject of an e-mail. */
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** What staff answered. */
export interface ContactAnswer {
  readonly text: string;
}

const fields = ['name', 'email', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** The text for a person who left a required field empty (requirements, section 5). */
const requiredMessage = 'Please fill in all required fields';

/** The message as it is stored: trimmed, without invisible characters, with only its own fields. */
export function tidyContactMessage({ name, email, message }: ContactMessage): ContactMessage {
  return {
    name: name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(),
    email: customerEmail(email),
    message: tidyText(message),
  };
}

/** The answer of staff as it is stored. */
export function contactAnswerOf(text: string): ContactAnswer {
  return { text: tidyText(text) };
}

function tidyText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** The required fields that are empty. */
export function contactMessageFaults(message: ContactMessage): readonly FieldFault[] {
  return fields
    .filter((field) => message[field] === '')
    .map((field) => ({ field, message: requiredMessage }));
}
