import type { CommandAnswer } from '@contracts/answers.ts';
import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';
import { api } from '../../shared/api/api.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<CommandAnswer, ContactMessageRequest & Keyed>({
      query: ({ idempotencyKey, ...message }) => ({
        url: 'contact',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: message,
      }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
