import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { manageUrl } from '../../../libs/application/manage-link/manage-link.ts';
import { MailHealth } from '../../../libs/application/notifications/mail-health.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { JobQueue } from '../../../libs/application/ports/job-queue.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { PolicyCheckpoints } from '../../../libs/application/ports/policy-checkpoints.ts';
import { PublicUrl } from '../http/public-url.ts';

/** The e-mail that confirms a booking. */
@Injectable()
export class ConfirmationMail implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #health: MailHealth;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    @Inject(PublicUrl) private readonly publicUrl: string,
    private readonly mailer: Mailer,
    jobs: JobQueue,
    checkpoints: PolicyCheckpoints,
    log: EventLogReader,
    clock: Clock,
  ) {
    this.#health = new MailHealth({ jobs, checkpoints, log, clock });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#health.refresh();
    this.#running = this.#health.run(this.#ending.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /**
   * Whether e-mails are being sent. This is known before a booking, so that no booking waits for the mail server
   * (correctness rule 22). If it is `failed`, the e-mail is sent as soon as the mail server works again. Without a mail
   * server it is always `failed`.
   */
  get state(): 'queued' | 'failed' {
    return this.mailer.delivers && this.#health.isWell ? 'queued' : 'failed';
  }

  /** The address of the page for managing the booking; visitors still have to prove that it is theirs. */
  manageUrl(bookingNumber: number): string {
    return manageUrl(this.publicUrl, bookingNumber);
  }
}
