import {
  submitContactMessage,
  type SubmitContactMessageRefusal,
} from '../../../domain/contact/commands/submit-contact-message.ts';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type { ContactAsOf, SubmitContactMessage } from './contact.commands.ts';
import { contactStreams } from './contact-streams.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { contactStream } from '../../event-log/stream-names.ts';

type Outcome = CommandOutcome<ContactAsOf, SubmitContactMessageRefusal>;

/**
 * A message has no id before it is written. Its stream is named after its command. So a retry after a lost answer
 * finds its own message. A different message under the same key is recognised.
 */
export class SubmitContactMessageHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: SubmitContactMessage): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const stream = contactStream(run.commandId);
      return run.untilSettled({
        stream,
        attempt: () => this.#submit(stream, command.input, run),
      });
    });
  }

  async #submit(
    stream: string,
    contactMessage: ContactMessage,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const loaded = await run.load(stream, contactStreams);
    const answered = answerFromLog(contactStreams, loaded, run);
    if (answered !== undefined) {
      return answered;
    }
    const input = { type: 'SubmitContactMessage', contactMessage } as const;
    const decision = submitContactMessage(input, loaded.state);
    return decision.accepted
      ? await storeDecision(contactStreams, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}
