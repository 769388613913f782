import { contactDecider } from '../../../domain/contact/contact.decider.ts';
import { sealContactMessage } from './seal-contact-message.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { contactStream } from '../../event-log/stream-names.ts';

export const contactStreams = streamsOf(contactDecider, {
  streamOf: ({ messageId }: { readonly messageId: string }) => contactStream(messageId),
  isMissing: ({ status }) => status === 'none',
  seal: sealContactMessage,
});
