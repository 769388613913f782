import { Controller, Get, HttpCode, Logger, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import { RetryNotification } from '../../../libs/application/command-handling/commands/notification.commands.ts';
import { MailFollowing } from '../../../libs/application/notifications/mail-following.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { PolicyCheckpoints } from '../../../libs/application/ports/policy-checkpoints.ts';
import {
  GetNotification,
  GetNotificationAttachment,
  ListNotifications,
} from '../../../libs/application/queries/notification.queries.ts';
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

/** Notifications on one page where nothing else is asked. */
const pageSize = 50;

/** A message brings its style with it, loads nothing, runs nothing, and is shown by this site alone. */
const framed = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
};

/** Nothing of a file is run or shown here, even where a browser would rather show it than keep it. */
const kept = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * The e-mails that were, are and will be sent. Nobody here sees the token of a traveller's link: what
 * is done with it is noted as the traveller's own act.
 */
@Controller('api/admin/notifications')
@Only('owner', 'staff')
export class AdminNotificationsController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #log: EventLogReader;
  readonly #following: MailFollowing;
  readonly #logger = new Logger('Notifications');
  readonly #delivery: NotificationListView['delivery'];

  // eslint-disable-next-line max-params -- the buses and the ports, injected by type
  constructor(
    commands: CommandBus,
    queries: QueryBus,
    log: EventLogReader,
    mailer: Mailer,
    checkpoints: PolicyCheckpoints,
    clock: Clock,
  ) {
    this.#commands = commands;
    this.#queries = queries;
    this.#log = log;
    this.#following = new MailFollowing({ checkpoints, log, clock });
    this.#delivery = mailer.delivers ? 'smtp' : 'outbox';
  }

  /** One page of them, the newest first. */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...narrowed }: ListNotificationsQuery,
  ): Promise<Answer<NotificationListView>> {
    const answer = await this.#queries.execute(new ListNotifications({ limit, ...narrowed }));
    const hasStopped = await this.#following.hasStopped();
    return answerOf({ items: [], ...answer.view, delivery: this.#delivery, hasStopped }, answer);
  }

  /**
   * Lets e-mails follow bookings again where the log was restored or exchanged: those made from now on.
   * Changes nothing where they do.
   */
  @Post('resumption')
  @HttpCode(204)
  async resume(@Context() { scope }: CommandContext): Promise<void> {
    if (await this.#following.goOn()) {
      this.#logger.warn(`E-mails follow bookings again from now on, as account ${scope} wished.`);
    }
  }

  /** One of them, with the message as it arrives. */
  @Get(':id')
  @Only(...Everyone)
  async one(
    @Param('id', NotificationIdPipe) notificationId: string,
  ): Promise<Answer<NotificationView>> {
    const wish = { notificationId, isForReader: true };
    const answer = await this.#queries.execute(new GetNotification(wish));
    const view = found(answer, 'NotificationNotFound');
    return answerOf(view, answer, { etag: revisionEtag(view.revision) });
  }

  /** The message itself, to be shown in a frame. */
  @Get(':id/message')
  @Only(...Everyone)
  async message(@Param('id', NotificationIdPipe) notificationId: string): Promise<ContentAnswer> {
    const wish = { notificationId, isForReader: true };
    const answer = await this.#queries.execute(new GetNotification(wish));
    const { html } = found(answer, 'NotificationNotFound');
    if (html === undefined) throw new Problem('NotificationIsDismissed');
    return new ContentAnswer('text/html; charset=utf-8', html, framed);
  }

  /** A file that comes with it, to be kept; the first is number 0. */
  @Get(':id/attachments/:number')
  @Only(...Everyone)
  async attachment(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Param('number', AttachmentNumberPipe) attachment: number,
  ): Promise<ContentAnswer> {
    const wish = { notificationId, attachment, isForReader: true };
    const answer = await this.#queries.execute(new GetNotificationAttachment(wish));
    const { filename, contentType, content } = found(answer, 'NotificationNotFound');
    return new ContentAnswer(contentType, Buffer.from(content), {
      ...kept,
      'content-disposition': `attachment; filename="${filename}"`,
    });
  }

  /** Sends one (again) that failed, waits for its next try, or has an unknown outcome. */
  @Post(':id/retry')
  @HttpCode(200)
  async retry(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<NotificationAnswer>> {
    const outcome = done(
      await this.#commands.execute(new RetryNotification({ notificationId }, context)),
    );
    return commandAnswer(notificationAsAnswered(outcome.result), outcome, this.#log.logId);
  }
}
