import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';

/** What is typed into the form, by the name of its input. */
export type MessageField = keyof ContactMessageRequest;

export const messageFields = [
  'name',
  'email',
  'message',
] as const satisfies readonly MessageField[];

/** What keeps a message from being sent; without a field it belongs to none. */
export interface MessageError {
  readonly field?: MessageField;
  readonly message: string;
}

/** What stands in the form, without blanks around it. */
export function messageIn(form: HTMLFormElement): ContactMessageRequest {
  const typed = new FormData(form);
  const text = (field: MessageField): string => {
    const value = typed.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** Requirements, section 5: said once, above what is missing. */
const missingMessage = 'Please fill in all required fields';

const missing: Readonly<Record<MessageField, string>> = {
  name: 'Enter your name',
  email: 'Enter your e-mail',
  message: 'Write your message',
};

/** What can be seen to be wrong before anything is sent; whether an address is one, the server knows better. */
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
