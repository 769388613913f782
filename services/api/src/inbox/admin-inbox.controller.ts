import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetInbox } from '../../../libs/application/queries/reports/dashboard.queries.ts';
import type { InboxView } from '../../../libs/contracts/inbox/inbox-view.ts';
import type { Answer } from '../http/answer.ts';
import { answerOf } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';

/** Shows the tasks that wait for staff. */
@Controller('api/admin/inbox')
@Only(...Everyone)
export class AdminInboxController {
  constructor(private readonly queries: QueryBus) {}

  /** Returns everything that waits for staff, the longest waiting entries first. */
  @Get()
  async show(): Promise<Answer<InboxView>> {
    const answer = await this.queries.execute(new GetInbox({}));
    return answerOf(answer.view, answer);
  }
}
