import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { ListAudit } from '../../../libs/application/queries/audit.queries.ts';
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

/** Entries on one page where nothing else is asked. */
const pageSize = 50;

/** Everything that happened, whatever it happened to. */
@Controller('api/admin/audit')
@Only(...Everyone)
export class AdminAuditController {
  readonly #queries: QueryBus;
  readonly #accounts: Accounts;

  constructor(queries: QueryBus, accounts: Accounts) {
    this.#queries = queries;
    this.#accounts = accounts;
  }

  /** Whoever has an account: whose doings can be asked for by name. */
  @Get('people')
  async people(): Promise<ListView<AuditPersonView>> {
    const accounts = await this.#accounts.list();
    return { items: accounts.map(({ id, username }) => ({ id, name: username })) };
  }

  /** One page of it, the newest first; what happened to others' accounts is for owners. */
  @Get()
  async list(
    @Query() { limit = pageSize, ...filter }: ListAuditQuery,
    @Req() request: RecognisedRequest,
  ): Promise<Answer<ListView<AuditEntryView>>> {
    const answer = await this.#queries.execute(
      new ListAudit({ limit, ...filter, reader: auditReader(request) }),
    );
    return answerOf(answer.view ?? { items: [] }, answer);
  }
}
