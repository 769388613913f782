import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causeInWords } from '../../libs/application/faults/cause-in-words.ts';
import { MailBounds } from '../../libs/application/notifications/mail-bounds.ts';
import { MailFollowing } from '../../libs/application/notifications/mail-following.ts';
import { NotificationMessages } from '../../libs/application/notifications/notification-messages.ts';
import { NotificationSender } from '../../libs/application/notifications/notification-sender.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../libs/application/ports/event-log-reader.ts';
import { Identifiers } from '../../libs/application/ports/identifiers.ts';
import { type Job, JobQueue } from '../../libs/application/ports/job-queue.ts';
import { Mailer } from '../../libs/application/ports/mailer.ts';
import { PolicyCheckpoints } from '../../libs/application/ports/policy-checkpoints.ts';
import { Telemetry } from '../../libs/application/ports/telemetry.ts';
import { Tracing } from '../../libs/application/ports/tracing.ts';
import { Pace } from './pace.ts';

/** How many e-mails a process sends at once: mail servers refuse too many connections. */
const sentAtOnceMax = 4;

/** The pause between the starts of such groups, in milliseconds: forty e-mails a second. */
const messagesEveryMs = 100;

/** An e-mail could not be sent; `cause` says why. */
class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(notificationId: string, options: ErrorOptions) {
    super(`Notification ${notificationId} could not be sent`, options);
  }
}

/** Sends due e-mails, from the start of the process to its end. */
@Injectable()
export class NotificationWork implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #sender: NotificationSender;
  readonly #pace: Pace;
  readonly #ending = new AbortController();
  readonly #logger = new Logger('Notifications');
  #running: Promise<void> | undefined;

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    log: EventLogReader,
    commands: CommandBus,
    identifiers: Identifiers,
    clock: Clock,
    messages: NotificationMessages,
    mailer: Mailer,
    private readonly jobs: JobQueue,
    telemetry: Telemetry,
    checkpoints: PolicyCheckpoints,
    tracing: Tracing,
    bounds: MailBounds,
  ) {
    this.#pace = new Pace(clock, { atOnce: sentAtOnceMax, everyMs: messagesEveryMs });
    const following = onceFollowed(new MailFollowing({ checkpoints, log, clock }));
    this.#sender = new NotificationSender({
      ...{
        log,
        commands,
        identifiers,
        clock,
        messages,
        mailer,
        telemetry,
        tracing,
        following,
        bounds,
      },
    });
  }

  onApplicationBootstrap(): void {
    const { signal } = this.#ending;
    const send = async ({ id }: Job) => {
      await this.#pace.turn(signal);
      try {
        await this.#sender.send(id);
      } catch (error) {
        throw new NotSent(id, { cause: error });
      }
    };
    this.#running = this.jobs.work('send-notification', send, {
      signal,
      concurrency: sentAtOnceMax,
      onFault: (error) => {
        const what =
          error instanceof NotSent ? error.message : 'The queue of e-mails cannot be read';
        const cause = causeInWords(error instanceof NotSent ? error.cause : error);
        this.#logger.warn(`${what}: ${cause}. It is tried again.`);
      },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }
}

/**
 * Reads the checkpoints until they show that e-mails are sent. E-mails do not stop while the product runs, so
 * the checkpoints are not read after that.
 */
function onceFollowed(following: MailFollowing): Pick<MailFollowing, 'hasStopped'> {
  let isFollowed = false;
  return {
    async hasStopped() {
      isFollowed ||= !(await following.hasStopped());
      return !isFollowed;
    },
  };
}
