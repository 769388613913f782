import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { ListAudit } from '../../../libs/application/queries/audit/audit.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  AuditEntryView,
  AuditPersonView,
} from '../../../libs/contracts/history/audit-view.ts';
import type { Answer } from '../http/answer.ts';
import { answerOf } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { auditReader } from './audit-reader.ts';
import { ListAuditQuery } from './audit.inputs.ts';

/** The default number of entries on a page. */
const pageSize = 50;

/** Shows the audit log: everything that happened. */
@Controller('api/admin/audit')
@Only(...Everyone)
export class AdminAuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
  ) {}

  /** Returns everyone who has an account, so that staff can filter the audit log by person. */
  @Get('people')
  async people(): Promise<ListView<AuditPersonView>> {
    const accounts = await this.accounts.list();
    return { items: accounts.map(({ id, username }) => ({ id, name: username })) };
  }

  /** One page of the audit log, the newest entry first; only owners see what happened to other accounts. */
  @Get()
  async list(
    @Query() { limit = pageSize, ...filter }: ListAuditQuery,
    @Req() request: RecognisedRequest,
  ): Promise<Answer<ListView<AuditEntryView>>> {
    const answer = await this.queries.execute(
      new ListAudit({ limit, ...filter, reader: auditReader(request) }),
    );
    return answerOf(answer.view, answer);
  }
}
