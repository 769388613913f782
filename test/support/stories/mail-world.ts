import {
  decode,
  type RecordedEvent,
} from '../../../services/libs/application/event-log/recorded-event.ts';
import {
  beginning,
  type Position,
} from '../../../services/libs/application/event-log/stored-event.ts';
import { MailBounds } from '../../../services/libs/application/notifications/mail-bounds.ts';
import { SuppressedAddresses } from '../../../services/libs/application/notifications/suppressed-addresses.ts';
import { NotificationMessages } from '../../../services/libs/application/notifications/notification-messages.ts';
import { NotificationSender } from '../../../services/libs/application/notifications/notification-sender.ts';
import {
  type PolicyRoute,
  policyRoutes,
} from '../../../services/libs/application/policies/policy-routes.ts';
import type { PolicyTools } from '../../../services/libs/application/policies/policy.ts';
import {
  BookingDocuments,
  type CalendarEntry,
  type VoucherWords,
} from '../../../services/libs/application/ports/booking-documents.ts';
import type { JobToAdd } from '../../../services/libs/application/ports/job-queue.ts';
import {
  Mailer,
  type MailContent,
  type MailMessage,
  type MailOutcome,
} from '../../../services/libs/application/ports/mailer.ts';
import type { RateLimiter } from '../../../services/libs/application/ports/rate-limiter.ts';
import { InProcessRateLimiter } from '../../../services/libs/adapters/node/in-process-rate-limiter.ts';
import {
  type NotificationCard,
  notifications,
} from '../../../services/libs/application/projections/notification/notifications.projection.ts';
import { ConfiguredOperator } from '../../../services/libs/adapters/mail/configured-operator.ts';
import { ReactMessageRenderer } from '../../../services/libs/adapters/mail/react-message-renderer.ts';
import type { CommandSender } from '../../../services/libs/application/command-handling/engine/requested-command.ts';
import type { NotificationEvent } from '../../../services/libs/domain/notification/notification.events.ts';
import type { ReadStore } from '../../../services/libs/application/ports/read-store.ts';
import { InMemorySuppressions } from '../in-memory/in-memory-suppressions.ts';
import { InMemoryReadModels, InMemoryReadStore } from '../in-memory/in-memory-read-models.ts';
import type { WriteSide } from '../in-memory/write-side.ts';

export const operator = new ConfiguredOperator({
  name: 'Kanga Day Trips',
  email: 'operator@kanga.example',
  phone: '+255 777 000 000',
  address: 'Stone Town',
  whatsAppNumber: '255777000000',
  siteUrl: 'https://tours.example',
});

/** The process crashed here. From then on it has no effect. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** A mail server that remembers the messages that reached it. */
class Mailbox extends Mailer {
  override readonly delivers = true;
  readonly delivered: (MailMessage & MailContent)[] = [];
  /** The answers to the next messages, one after the other; then it accepts every message. */
  readonly answers: MailOutcome[] = [];

  override async send(
    message: MailMessage,
    beforeOffering: () => Promise<void>,
  ): Promise<MailOutcome> {
    const answer = this.answers.shift() ?? { outcome: 'accepted' };
    if (answer.outcome !== 'not-offered') {
      await beforeOffering();
    }
    if (answer.outcome === 'accepted') {
      this.delivered.push({ ...message, ...(await message.write()) });
    }
    return answer;
  }
}

/** Documents that contain the data they were written from. */
class WrittenDocuments extends BookingDocuments {
  override voucher({ reference }: VoucherWords): Promise<Uint8Array> {
    return Promise.resolve(new TextEncoder().encode(`voucher ${reference}`));
  }

  override calendar({ reference, method, sequence }: CalendarEntry): Promise<string> {
    return Promise.resolve(`${method} ${reference} ${sequence}`);
  }
}

/** The policies that send e-mails about bookings. */
const tellingRoutes = policyRoutes.filter(({ policy }) =>
  policy.name.startsWith('notify-on-booking'),
);

type Stepping = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** A mailer that lets the process crash before and after each message. */
class MailerInSteps extends Mailer {
  override readonly delivers = true;
  readonly #mailer: Mailer;
  readonly #stepping: Stepping;

  constructor(mailer: Mailer, stepping: Stepping) {
    super();
    this.#mailer = mailer;
    this.#stepping = stepping;
  }

  override send(message: MailMessage, beforeOffering: () => Promise<void>): Promise<MailOutcome> {
    return this.#stepping(() => this.#mailer.send(message, beforeOffering));
  }
}

/** The mail worker of a test: policy, queue, sweeper and sender, over the log of the test. */
export class MailWorld {
  readonly mailbox = new Mailbox();
  /** Whether the log was restored, so that it is unknown which e-mails were sent since. */
  isLogRestored = false;
  readonly jobs: JobToAdd[] = [];
  /** How many messages an address gets per day. */
  mailsPerDay = 20;
  readonly limiter: RateLimiter;
  readonly suppressed: SuppressedAddresses;
  documents: BookingDocuments = new WrittenDocuments();
  /** Documents that could not be drawn. */
  readonly faults: string[] = [];
  /** Called before and after each effect of the worker on other systems. */
  atStep: () => void = () => undefined;
  readonly #story: WriteSide;
  readonly #readStore: ReadStore;

  /** @param readStore Has the bookings for messages about several bookings; empty by default. */
  constructor(
    story: WriteSide,
    readStore: ReadStore = new InMemoryReadStore(new InMemoryReadModels()),
  ) {
    this.#story = story;
    this.limiter = new InProcessRateLimiter(story.clock);
    this.suppressed = new SuppressedAddresses({
      suppressions: new InMemorySuppressions(),
      cryptography: story.ports.cryptography,
      clock: story.clock,
    });
    this.#readStore = readStore;
  }

  /** Runs the policies that send e-mails on all events since the position. */
  async letPolicyAct(after: Position): Promise<void> {
    for (const route of tellingRoutes) await this.letAct(route, after);
  }

  /** Runs a policy on all events since the position, but not on those that it adds. */
  async letAct({ policy, events, categories }: PolicyRoute, after: Position): Promise<void> {
    const { store } = this.#story;
    const page = await store.readAll(after, 10_000, { categories });
    for (const stored of page.events.filter(({ type }) => events.some((each) => each === type))) {
      await policy.act(decode(stored), this.tools());
    }
  }

  /** The tools of the policies. */
  tools(): PolicyTools {
    return {
      log: this.#story.store,
      commands: this.commands,
      cryptography: this.#story.ports.cryptography,
      jobs: {
        add: (jobs) =>
          this.#stepping(() => {
            this.jobs.push(...jobs);
            return Promise.resolve();
          }),
      },
    };
  }

  sender(): NotificationSender {
    const { ports, store, clock } = this.#story;
    const { identifiers } = ports;
    return new NotificationSender({
      log: store,
      commands: this.commands,
      identifiers,
      clock,
      messages: this.messages(),
      mailer: new MailerInSteps(this.mailbox, (work) => this.#stepping(work)),
      bounds: this.bounds,
      following: { hasStopped: () => Promise.resolve(this.isLogRestored) },
    });
  }

  get bounds(): MailBounds {
    const { limiter, suppressed, mailsPerDay: perAddressAndDay } = this;
    return new MailBounds({ limiter, suppressed, perAddressAndDay });
  }

  messages(): NotificationMessages {
    const { vault, cryptography } = this.#story.ports;
    return new NotificationMessages({
      log: this.#story.store,
      vault,
      cryptography,
      renderer: new ReactMessageRenderer(),
      operator,
      readStore: this.#readStore,
      clock: this.#story.clock,
      documents: this.documents,
      onFault: (what, error) => this.faults.push(`${what}: ${(error as Error).name}`),
    });
  }

  /** Every notification that was queued since the position, as the read model has it. */
  async cards(after: Position = beginning): Promise<readonly NotificationCard[]> {
    const { events } = await this.#story.store.readAll(after, 10_000, {
      categories: ['notification'],
    });
    const cards = new Map<string, NotificationCard>();
    for (const stored of events) {
      const event = decode(stored) as RecordedEvent<NotificationEvent>;
      const id = stored.stream.slice('notification-'.length);
      const card = notifications.fold(cards.get(id), event, id);
      if (card !== undefined) cards.set(id, card);
    }
    return [...cards.values()];
  }

  get commands() {
    const { side } = this.#story;
    return {
      execute: ((command) =>
        this.#stepping(() => side.execute(command))) as CommandSender['execute'],
    };
  }

  async #stepping<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.atStep();
    const answer = await work();
    this.atStep();
    return answer;
  }
}
