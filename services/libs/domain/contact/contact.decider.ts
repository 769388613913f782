import { decider } from '../decision.ts';
import { answerContactMessage } from './commands/answer-contact-message.ts';
import { closeContactMessage } from './commands/close-contact-message.ts';
import { reopenContactMessage } from './commands/reopen-contact-message.ts';
import { submitContactMessage } from './commands/submit-contact-message.ts';
import { evolveContact } from './evolve-contact.ts';
import { initialContact } from './contact.state.ts';

/** Decides about one contact message to the operator. Its text never changes. */
export const contactDecider = decider({
  initialState: initialContact,
  evolve: evolveContact,
  commands: {
    SubmitContactMessage: submitContactMessage,
    AnswerContactMessage: answerContactMessage,
    CloseContactMessage: closeContactMessage,
    ReopenContactMessage: reopenContactMessage,
  },
});
