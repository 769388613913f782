import { accept, type Decision, refuse } from '../../decision.ts';
import { type InvalidFields, lengthFaults } from '../../refusal.ts';
import { answerLengthMax } from '../contact-limits.ts';
import { contactAnswerOf } from '../contact-message.ts';
import type { ContactMessageAnswered } from '../contact.events.ts';
import type { ContactMessageNotFound } from '../contact.refusals.ts';
import type { ContactState } from '../contact.state.ts';

/** Staff answer a message by e-mail. */
export interface AnswerContactMessage {
  readonly type: 'AnswerContactMessage';
  readonly text: string;
}

/** A settled message can be answered again, because the author may have asked for more elsewhere. */
export function answerContactMessage(
  { text }: AnswerContactMessage,
  state: ContactState,
): Decision<ContactMessageAnswered, InvalidFields | ContactMessageNotFound> {
  if (state.status === 'none') {
    return refuse({ code: 'ContactMessageNotFound' });
  }
  const personal = contactAnswerOf(text);
  const faults =
    personal.text === ''
      ? [{ field: 'text', message: 'Write the answer' }]
      : lengthFaults('text', personal.text, answerLengthMax);
  return faults.length > 0
    ? refuse({ code: 'InvalidFields', faults })
    : accept({ type: 'ContactMessageAnswered', data: { personal } });
}
