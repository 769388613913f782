import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';
import { useRef } from 'react';
import { newKey } from '../../shared/api/new-key.ts';
import { useSendMessageMutation } from './contact-api.ts';
import type { MessageError } from './message-fields.ts';
import { sendFaultOf } from './send-fault.ts';

/** Sends each message once, however often it is tried; other words are another message. */
export function useSendMessage() {
  const [send, { isLoading }] = useSendMessageMutation();
  const tried = useRef({ text: '', key: '' });
  const isBusy = useRef(false); // two presses come before the button shows that it is busy

  /** Resolves to what stands in the way; to nothing where the message is stored. */
  async function sendMessage(message: ContactMessageRequest): Promise<readonly MessageError[]> {
    const text = JSON.stringify(message);
    if (tried.current.text !== text) tried.current = { text, key: newKey() };
    const { error } = await send({ idempotencyKey: tried.current.key, message });
    return error === undefined ? [] : sendFaultOf(error);
  }

  /** Undefined where another try is under way. */
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
