import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { DismissNotification } from '../../../libs/application/command-handling/notification/notification.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { countNotifications } from '../../../libs/application/queries/notification/count-notifications.ts';
import { notificationAsAnswered } from '../../../libs/application/wire/notification-answers.ts';
import type { NotificationCountsView } from '../../../libs/contracts/notification/notification-counts-view.ts';
import type { NotificationAnswer } from '../../../libs/contracts/notification/notification-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { commandAnswer, done } from '../http/outcomes.ts';
import { Everyone, Only } from '../session/access.ts';
import { NotificationIdPipe } from './notification-id.pipe.ts';

/** The e-mails that failed permanently or whose outcome is unknown, until staff have settled them. */
@Controller('api/admin/notifications')
@Only('owner', 'staff')
export class UnsettledNotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly readStore: ReadStore,
    private readonly log: EventLogReader,
  ) {}

  /** Returns how many e-mails failed permanently, and how many have an unknown outcome. */
  @Get('counts')
  @Only(...Everyone)
  counts(): Promise<NotificationCountsView> {
    return countNotifications(this.readStore);
  }

  /** Settles an e-mail without sending it (again): it is not needed any more, or it arrived. */
  @Post(':id/dismissal')
  @HttpCode(200)
  async dismiss(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<NotificationAnswer>> {
    const input = { notificationId, reason: 'unwanted' } as const;
    const outcome = done(await this.commands.execute(new DismissNotification(input, context)));
    return commandAnswer(notificationAsAnswered(outcome.result), outcome, this.log.logId);
  }
}
