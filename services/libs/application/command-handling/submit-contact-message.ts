import { submitContactMessage } from '../../domain/contact/commands/submit-contact-message.ts';
import type { ContactMessage } from '../../domain/contact/contact-message.ts';
import type { SubmitContactMessageRefusal } from '../../domain/contact/contact.refusals.ts';
import { contactAggregate } from './aggregate.ts';
import { answerFromLog } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { ContactAsOf, SubmitContactMessage } from './commands/contact.commands.ts';
import { sealContactMessage } from './seal-contact-message.ts';
import { storeDecision } from './store-decision.ts';
import { contactStream } from './stream-names.ts';

type Outcome = CommandOutcome<ContactAsOf, SubmitContactMessageRefusal>;

const contactMessages = { aggregate: contactAggregate, seal: sealContactMessage };

/**
 * A message has no id before it is written. Its stream is named after its command, so a retry after a
 * lost answer finds its own message, and another message under the same key is recognised.
 */
export class SubmitContactMessageHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: SubmitContactMessage): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const stream = contactStream(run.commandId);
      return run.inTurn(stream, () =>
        run.untilSettled(() => this.#submit(stream, command.wish, run)),
      );
    });
  }

  async #submit(
    stream: string,
    contactMessage: ContactMessage,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const loaded = await run.load(stream, contactAggregate);
    const answered = answerFromLog(contactAggregate, loaded, run);
    if (answered !== undefined) {
      return answered;
    }
    const wish = { type: 'SubmitContactMessage', contactMessage } as const;
    const decision = submitContactMessage(wish, loaded.state);
    return decision.accepted
      ? await storeDecision(contactMessages, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}
