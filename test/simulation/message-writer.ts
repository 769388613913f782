import {
  AnswerContactMessage,
  CloseContactMessage,
  ReopenContactMessage,
  SubmitContactMessage,
} from '../../services/libs/application/command-handling/contact/contact.commands.ts';
import { Actor, type Asking } from './actor.ts';

const emails = ['asha@example.com', 'juma@example.com', 'neema@example.com'] as const;

/** A visitor who writes to the operator, and staff who answer, close and reopen what was written. */
export class MessageWriter extends Actor {
  readonly #messages: string[] = [];

  protected override async request(): Promise<void> {
    const messageId = this.#messages.length > 0 ? this.random.pick(this.#messages) : undefined;
    if (messageId === undefined || this.random.chance(0.2)) {
      await this.#write();
    } else {
      await this.#handle(messageId);
    }
  }

  async #write(): Promise<void> {
    const request = this.newRequest('SubmitContactMessage');
    const body = {
      name: 'Somebody',
      email: this.random.pick(emails),
      message: 'Do you sail in June?',
    };
    const context = this.context(request, 'customer', body);
    const answer = await this.insist(request, new SubmitContactMessage(body, context));
    if (answer?.done === true) this.#messages.push(answer.result.id);
  }

  async #handle(messageId: string): Promise<void> {
    const request = this.newRequest('HandleMessage');
    const answer = { messageId, text: this.random.pick(['Yes, every day.', 'No, never.']) };
    const context = this.context(request, 'admin', answer);
    await this.insist(
      request,
      this.random.pick<Asking>([
        new AnswerContactMessage(answer, context),
        new AnswerContactMessage(answer, context),
        new CloseContactMessage({ messageId }, context),
        new ReopenContactMessage({ messageId }, context),
      ]),
    );
  }
}
