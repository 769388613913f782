import type { CommandAnswer } from '@contracts/answers.ts';
import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';
import { api } from '../../shared/api/api.ts';

/** A message to send. The key is the same for every attempt of the same message. */
export interface SendMessage {
  readonly idempotencyKey: string;
  readonly message: ContactMessageRequest;
}

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<CommandAnswer, SendMessage>({
      query: ({ idempotencyKey, message }) => ({
        url: 'contact',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: message,
      }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
