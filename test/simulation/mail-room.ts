import type { CommandSender } from '../../services/libs/application/command-handling/engine/requested-command.ts';
import { NotificationMessages } from '../../services/libs/application/notifications/notification-messages.ts';
import { NotificationSender } from '../../services/libs/application/notifications/notification-sender.ts';
import type { MessageSources } from '../../services/libs/application/notifications/message-sources.ts';
import type { CommandPorts } from '../../services/libs/application/command-handling/engine/command-run.ts';
import {
  Mailer,
  type MailMessage,
  type MailOutcome,
} from '../../services/libs/application/ports/mailer.ts';
import { ConfiguredOperator } from '../../services/libs/adapters/mail/configured-operator.ts';
import type { ReadStore } from '../../services/libs/application/ports/read-store.ts';
import type { Random } from './random.ts';

const operator = new ConfiguredOperator({
  name: 'Kanga Day Trips',
  email: 'operator@kanga.example',
  phone: '+255 777 000 000',
  address: 'Stone Town',
  whatsAppNumber: '255777000000',
  siteUrl: 'https://tours.example',
});

/** Gets the e-mails that reach a recipient. */
export type Deliver = (message: Pick<MailMessage, 'id' | 'to'>) => void;

/** A mail server that takes a while. A process may die before it, in the middle of it, and after it. */
class SimulatedMailer extends Mailer {
  override readonly delivers = true;
  readonly #pause: () => Promise<void>;
  readonly #deliver: Deliver;

  constructor(pause: () => Promise<void>, deliver: Deliver) {
    super();
    this.#pause = pause;
    this.#deliver = deliver;
  }

  override async send(
    message: MailMessage,
    beforeOffering: () => Promise<void>,
  ): Promise<MailOutcome> {
    await this.#pause();
    await beforeOffering();
    await this.#pause();
    this.#deliver(message);
    await this.#pause();
    return { outcome: 'accepted' };
  }
}

/** The product's sender in one process, with a simulated mail server. The letters are addressed, but not rendered. */
export function mailSender(
  ports: CommandPorts,
  commands: CommandSender,
  { random, readStore, deliver }: { random: Random; readStore: ReadStore; deliver: Deliver },
): NotificationSender {
  const { store: log, vault, cryptography, clock, identifiers } = ports;
  const sources = { log, vault, cryptography, clock, operator, readStore };
  return new NotificationSender({
    ...{ log, commands, identifiers, clock },
    messages: new NotificationMessages(sources as unknown as MessageSources),
    mailer: new SimulatedMailer(() => clock.sleep(random.between(1, 30)), deliver),
    bounds: { admit: () => Promise.resolve('admitted'), uncount: () => Promise.resolve() },
    following: { hasStopped: () => Promise.resolve(false) },
  });
}
