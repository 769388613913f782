import { contactDecider } from '../../../domain/contact/contact.decider.ts';
import { contactStream } from '../../event-log/stream-names.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { sealContactAnswer, sealContactMessage } from './seal-contact-message.ts';

const about = {
  streamOf: ({ messageId }: { readonly messageId: string }) => contactStream(messageId),
  isMissing: ({ status }: { readonly status: string }) => status === 'none',
};

export const contactStreams = streamsOf(contactDecider, { ...about, seal: sealContactMessage });

/** The same streams for answers, which are refused if the author of the message was erased. */
export const contactAnswers = streamsOf(contactDecider, { ...about, seal: sealContactAnswer });
