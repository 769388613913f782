import type { ContactEvent } from '../../domain/contact/contact.events.ts';
import type { ContactAnswer, ContactMessage } from '../../domain/contact/contact-message.ts';
import type { ContactSubject } from '../../domain/notification/notification-subject.ts';
import { contactStream } from '../event-log/stream-names.ts';
import type { MailMessage } from '../ports/mailer.ts';
import { contactAnswerLetter, contactLetter } from './contact-letter.ts';
import {
  eventsOf,
  type MessageContent,
  type MessageSources,
  openedOrErased,
} from './message-sources.ts';

interface AddressedMail extends Pick<MailMessage, 'to' | 'replyTo'> {
  readonly contactRevision: number;
  readonly content: () => Promise<MessageContent>;
}

/**
 * Returns a visitor's message for the operator, or the answer of staff for the visitor. A reply to either e-mail
 * goes to the other side. `erased` if the visitor was erased.
 *
 * @throws PersonalDataDamaged
 */
export async function contactMessageOrAnswer(
  sources: MessageSources,
  { messageId, template, cause }: ContactSubject,
): Promise<AddressedMail | 'erased'> {
  const { operator } = sources;
  const stream = contactStream(messageId);
  const events = await eventsOf<ContactEvent>(sources, stream);
  const [submitted] = events;
  if (submitted?.type !== 'ContactMessageSubmitted') {
    throw new Error('A notification is about a message that was never written.');
  }
  const written = submitted.data.personal;
  const contactMessage = await openedOrErased<ContactMessage>(sources, written, stream);
  if (contactMessage === 'erased') return 'erased';
  const contactRevision = submitted.revision;
  if (template === 'contact-message') {
    const letter = contactLetter({ contactMessage, writtenAt: submitted.occurredAt, operator });
    return {
      to: operator.email,
      replyTo: contactMessage.email,
      contactRevision,
      content: () => Promise.resolve({ letter }),
    };
  }
  const answered = events[cause.revision];
  if (answered?.type !== 'ContactMessageAnswered') {
    throw new Error('A notification is about an answer that was never written.');
  }
  const answer = await openedOrErased<ContactAnswer>(sources, answered.data.personal, stream);
  if (answer === 'erased') return 'erased';
  return {
    to: contactMessage.email,
    replyTo: operator.email,
    contactRevision,
    content: () =>
      Promise.resolve({ letter: contactAnswerLetter({ contactMessage, answer, operator }) }),
  };
}
