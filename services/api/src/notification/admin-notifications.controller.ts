import { Controller, Get, HttpCode, Logger, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  ResendNotification,
  RetryNotification,
} from '../../../libs/application/command-handling/notification/notification.commands.ts';
import { MailFollowing } from '../../../libs/application/notifications/mail-following.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { PolicyCheckpoints } from '../../../libs/application/ports/policy-checkpoints.ts';
import {
  GetNotification,
  GetNotificationAttachment,
  ListNotifications,
} from '../../../libs/application/queries/notification/notification.queries.ts';
import { notificationAsAnswered } from '../../../libs/application/wire/notification-answers.ts';
import type {
  NotificationAnswer,
  NotificationListView,
  NotificationView,
} from '../../../libs/contracts/notification/notification-view.ts';
import { type Answer, ContentAnswer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { Context } from '../http/context.ts';
import { commandAnswer, done, revisionEtag } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { AttachmentNumberPipe } from './attachment-number.pipe.ts';
import { NotificationIdPipe } from './notification-id.pipe.ts';
import { ListNotificationsQuery } from './notification.inputs.ts';

/** The default number of notifications on a page. */
const pageSize = 50;

/** A message has inline styles, loads and runs no other content, and may be framed only by this site. */
const framed = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
};

/** A file never runs on this site, even if a browser shows it instead of saving it. */
const kept = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Shows staff the e-mails that were and will be sent. Staff never see the token of a traveller's link, because every
 * action with the token is recorded as the traveller's own act.
 */
@Controller('api/admin/notifications')
@Only('owner', 'staff')
export class AdminNotificationsController {
  readonly #following: MailFollowing;
  readonly #logger = new Logger('Notifications');
  readonly #delivery: NotificationListView['delivery'];

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
    mailer: Mailer,
    checkpoints: PolicyCheckpoints,
    clock: Clock,
  ) {
    this.#following = new MailFollowing({ checkpoints, log, clock });
    this.#delivery = mailer.delivers ? 'smtp' : 'outbox';
  }

  /** One page of notifications, the newest first. */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...narrowed }: ListNotificationsQuery,
  ): Promise<Answer<NotificationListView>> {
    const answer = await this.queries.execute(new ListNotifications({ limit, ...narrowed }));
    const hasStopped = await this.#following.hasStopped();
    return answerOf({ ...answer.view, delivery: this.#delivery, hasStopped }, answer);
  }

  /**
   * Resumes e-mails about bookings after the log was restored or replaced. They are sent for changes from now
   * on. Has no effect if they are not stopped.
   */
  @Post('resumption')
  @HttpCode(204)
  async resume(@Context({ idempotencyKey: 'ignored' }) { scope }: CommandContext): Promise<void> {
    if (await this.#following.resume()) {
      this.#logger.warn(`Account ${scope} resumed e-mails about bookings.`);
    }
  }

  /** One notification, with the message that its recipient gets. */
  @Get(':id')
  @Only(...Everyone)
  async one(
    @Param('id', NotificationIdPipe) notificationId: string,
  ): Promise<Answer<NotificationView>> {
    const input = { notificationId, isForReader: true };
    const answer = await this.queries.execute(new GetNotification(input));
    const view = found(answer, 'NotificationNotFound');
    return answerOf(view, answer, { etag: revisionEtag(view.revision) });
  }

  /**
   * Returns the HTML of an e-mail, to be shown in a frame.
   *
   * @produces text/html The message.
   */
  @Get(':id/message')
  @Only(...Everyone)
  async message(@Param('id', NotificationIdPipe) notificationId: string): Promise<ContentAnswer> {
    const input = { notificationId, isForReader: true };
    const answer = await this.queries.execute(new GetNotification(input));
    const { html } = found(answer, 'NotificationNotFound');
    if (html === undefined) throw new Problem('NotificationIsDismissed');
    return new ContentAnswer('text/html; charset=utf-8', html, framed);
  }

  /**
   * An attachment of the e-mail, as a download; the first is number 0.
   *
   * @produces application/octet-stream The file: the voucher or the calendar entry.
   */
  @Get(':id/attachments/:number')
  @Only(...Everyone)
  async attachment(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Param('number', AttachmentNumberPipe) attachment: number,
  ): Promise<ContentAnswer> {
    const input = { notificationId, attachment, isForReader: true };
    const answer = await this.queries.execute(new GetNotificationAttachment(input));
    const { filename, contentType, content } = found(answer, 'NotificationNotFound');
    return new ContentAnswer(contentType, Buffer.from(content), {
      ...kept,
      'content-disposition': `attachment; filename="${filename}"`,
    });
  }

  /** Sends an e-mail now if it failed, waits for its next try, or has an unknown outcome. */
  @Post(':id/retry')
  @HttpCode(200)
  async retry(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<NotificationAnswer>> {
    const outcome = done(
      await this.commands.execute(new RetryNotification({ notificationId }, context)),
    );
    return commandAnswer(notificationAsAnswered(outcome.result), outcome, this.log.logId);
  }

  /**
   * Sends a settled e-mail again, for example an e-mail that was sent. This makes a new e-mail about the same event,
   * and its text is written again as of that event. The answer is the new e-mail.
   */
  @Post(':id/resending')
  @HttpCode(200)
  async resend(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<NotificationAnswer>> {
    const outcome = done(
      await this.commands.execute(new ResendNotification({ notificationId }, context)),
    );
    return commandAnswer(notificationAsAnswered(outcome.result), outcome, this.log.logId);
  }
}
