import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';
import { useRef } from 'react';
import { newKey } from '../../shared/api/new-key.ts';
import { useSendMessageMutation } from './contact-api.ts';
import type { MessageError } from './message-fields.ts';
import { sendFaultOf } from './send-fault.ts';

/** Sends each message once, however often it is tried. A changed text is another message. */
export function useSendMessage() {
  const [send, { isLoading }] = useSendMessageMutation();
  const tried = useRef({ text: '', key: '' });
  const isBusy = useRef(false); // a second press can come before the button is disabled

  /** Resolves to the errors; to an empty list if the message is stored. */
  async function sendMessage(message: ContactMessageRequest): Promise<readonly MessageError[]> {
    const text = JSON.stringify(message);
    if (tried.current.text !== text) tried.current = { text, key: newKey() };
    const { error } = await send({ idempotencyKey: tried.current.key, message });
    return error === undefined ? [] : sendFaultOf(error);
  }

  /** Resolves to undefined if another attempt is running. */
  async function sendOnce(
    message: ContactMessageRequest,
  ): Promise<readonly MessageError[] | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await sendMessage(message);
    } finally {
      isBusy.current = false;
    }
  }

  return [sendOnce, isLoading] as const;
}
