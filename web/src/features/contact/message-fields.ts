import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';

/** The fields of the form, by the name of their input. */
export type MessageField = keyof ContactMessageRequest;

export const messageFields = [
  'name',
  'email',
  'message',
] as const satisfies readonly MessageField[];

/** An error that keeps a message from being sent. Without a field it concerns the whole message. */
export interface MessageError {
  readonly field?: MessageField;
  readonly message: string;
}

/** Reads the form, without surrounding spaces. */
export function messageIn(form: HTMLFormElement): ContactMessageRequest {
  return textsIn(form, messageFields);
}

/** Reads these fields of a form, without surrounding spaces; an absent field is an empty text. */
export function textsIn<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const typed = new FormData(form);
  const texts = names.map((name) => {
    const value = typed.get(name);
    return [name, typeof value === 'string' ? value.trim() : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Requirements, section 5: shown once, above the missing fields. */
const missingMessage = 'Please fill in all required fields';

const missing: Readonly<Record<MessageField, string>> = {
  name: 'Enter your name',
  email: 'Enter your e-mail',
  message: 'Write your message',
};

/** The error of a typed e-mail address; undefined if there is none. The API checks the address more exactly. */
export function emailFault(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : 'Enter an e-mail address such as name@example.com';
}

/** Checks a message before it is sent. */
export function faultsIn(message: ContactMessageRequest): readonly MessageError[] {
  const empty = messageFields.filter((field) => message[field] === '');
  if (empty.length > 0) {
    return [
      { message: missingMessage },
      ...empty.map((field) => ({ field, message: missing[field] })),
    ];
  }
  const fault = emailFault(message.email);
  return fault === undefined ? [] : [{ field: 'email', message: fault }];
}
