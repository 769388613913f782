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
  const typed = new FormData(form);
  const text = (field: MessageField): string => {
    const value = typed.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** Requirements, section 5: shown once, above the missing fields. */
const missingMessage = 'Please fill in all required fields';

const missing: Readonly<Record<MessageField, string>> = {
  name: 'Enter your name',
  email: 'Enter your e-mail',
  message: 'Write your message',
};

/** Checks a message before it is sent. The API checks the e-mail address more exactly. */
export function faultsIn(message: ContactMessageRequest): readonly MessageError[] {
  const empty = messageFields.filter((field) => message[field] === '');
  if (empty.length > 0) {
    return [
      { message: missingMessage },
      ...empty.map((field) => ({ field, message: missing[field] })),
    ];
  }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(message.email)
    ? []
    : [{ field: 'email', message: 'Enter an e-mail address such as name@example.com' }];
}
