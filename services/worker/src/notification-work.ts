import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CommandSide } from '../../libs/application/command-handling/command-side.ts';
import { NotificationMessages } from '../../libs/application/notifications/notification-messages.ts';
import { NotificationSender } from '../../libs/application/notifications/notification-sender.ts';
import { NotificationSweeper } from '../../libs/application/notifications/notification-sweeper.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../libs/application/ports/event-log-reader.ts';
import { Identifiers } from '../../libs/application/ports/identifiers.ts';
import { type Job, JobQueue } from '../../libs/application/ports/job-queue.ts';
import { Mailer } from '../../libs/application/ports/mailer.ts';
import { ReadStore } from '../../libs/application/ports/read-store.ts';
import { findDueNotifications } from '../../libs/application/queries/list-notifications.ts';
import { Pace } from './pace.ts';

/** Messages sent at once by a process: mail servers mind many connections. */
const sentAtOnceMax = 4;

/** How often so many messages begin, in milliseconds: forty a second. */
const messagesEveryMs = 100;

/** Sends what is due, from the start of the process to its end. */
@Injectable()
export class NotificationWork implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #jobs: JobQueue;
  readonly #sender: NotificationSender;
  readonly #sweeper: NotificationSweeper;
  readonly #pace: Pace;
  readonly #ending = new AbortController();
  readonly #logger = new Logger('Notifications');
  #running: readonly Promise<void>[] = [];

  // eslint-disable-next-line max-params -- what sending takes, injected by type
  constructor(
    log: EventLogReader,
    commands: CommandSide,
    identifiers: Identifiers,
    clock: Clock,
    messages: NotificationMessages,
    mailer: Mailer,
    jobs: JobQueue,
    readStore: ReadStore,
  ) {
    this.#jobs = jobs;
    this.#pace = new Pace(clock, { atOnce: sentAtOnceMax, everyMs: messagesEveryMs });
    this.#sender = new NotificationSender({ log, commands, identifiers, clock, messages, mailer });
    this.#sweeper = new NotificationSweeper({
      clock,
      jobs,
      findDue: (before, limit) => findDueNotifications(readStore, before, limit),
      onFault: (error) => {
        this.#report('Due notifications could not be looked for', error);
      },
    });
  }

  onApplicationBootstrap(): void {
    const { signal } = this.#ending;
    const send = async ({ id }: Job) => {
      await this.#pace.turn(signal);
      await this.#sender.send(id);
    };
    const working = this.#jobs.work('send-notification', send, {
      signal,
      concurrency: sentAtOnceMax,
      onFault: (error) => {
        this.#report('A notification could not be sent', error);
      },
    });
    this.#running = [working, this.#sweeper.run(signal)];
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#running);
  }

  /** Never an error's words, which may quote a message. */
  #report(what: string, error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    this.#logger.warn(`${what}: ${kind}. It is tried again.`);
  }
}
