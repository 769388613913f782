import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListAudit } from '../../../libs/application/queries/audit.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { AuditEntryView } from '../../../libs/contracts/history/audit-view.ts';
import type { Answer } from '../http/answer.ts';
import { answerOf } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { ListAuditQuery } from './audit.inputs.ts';

/** Entries on one page where nothing else is asked. */
const pageSize = 50;

/** Everything that happened, whatever it happened to. */
@Controller('api/admin/audit')
@Only(...Everyone)
export class AdminAuditController {
  readonly #queries: QueryBus;

  constructor(queries: QueryBus) {
    this.#queries = queries;
  }

  /** One page of it, the newest first. */
  @Get()
  async list(
    @Query() { limit = pageSize, ...filter }: ListAuditQuery,
  ): Promise<Answer<ListView<AuditEntryView>>> {
    const answer = await this.#queries.execute(new ListAudit({ limit, ...filter }));
    return answerOf(answer.view ?? { items: [] }, answer);
  }
}
