import { mailtoOf } from '../../contracts/mailto.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { ContactAnswer, ContactMessage } from '../../domain/contact/contact-message.ts';
import type { Letter } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import { momentInWords } from '../wording/in-words.ts';

/** The subject and the preview are short enough for mailboxes to show them completely. */
const nameLengthMax = 80;
const previewLengthMax = 120;

export interface ContactLetterFacts {
  readonly contactMessage: ContactMessage;
  readonly writtenAt: Instant;
  readonly operator: Operator;
}

/** Returns the e-mail to the operator with a visitor's message from the contact page; an answer goes to the visitor. */
export function contactLetter({
  contactMessage: { name, email, message },
  writtenAt,
  operator,
}: ContactLetterFacts): Letter {
  return {
    subject: `Message from ${beginningOf(name, nameLengthMax)}`,
    preview: beginningOf(message.replaceAll(/\s+/g, ' '), previewLengthMax),
    heading: 'Message from your site',
    parts: [
      {
        kind: 'facts',
        heading: 'Who wrote',
        rows: [
          { label: 'Name', value: name },
          {
            label: 'E-mail',
            value: email,
            link: { text: 'Write an answer', href: mailtoOf(email) },
          },
          { label: 'When', value: `${momentInWords(writtenAt)}, Zanzibar time` },
        ],
      },
      { kind: 'quote', heading: 'What they wrote', text: message },
      {
        kind: 'paragraph',
        text: 'If you answer this e-mail, your answer goes to the person who wrote.',
      },
    ],
    closing: closingOf(operator),
  };
}

export interface ContactAnswerFacts {
  readonly contactMessage: ContactMessage;
  readonly answer: ContactAnswer;
  readonly operator: Operator;
}

/** Returns the answer of staff, as the author of the message gets it, with the message below it. */
export function contactAnswerLetter({
  contactMessage: { message },
  answer: { text },
  operator,
}: ContactAnswerFacts): Letter {
  return {
    subject: `Your message to ${operator.name}`,
    preview: beginningOf(text.replaceAll(/\s+/g, ' '), previewLengthMax),
    heading: 'Our answer to your message',
    parts: [
      ...text.split(/\n+/).map((line) => ({ kind: 'paragraph', text: line }) as const),
      { kind: 'quote', heading: 'What you wrote', text: message },
    ],
    closing: closingOf(operator),
  };
}

/** Cuts between characters, never inside one. */
function beginningOf(text: string, lengthMax: number): string {
  const characters = Array.from(text);
  return characters.length <= lengthMax ? text : `${characters.slice(0, lengthMax - 1).join('')}…`;
}
