import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import type { DepartureAsOf } from '../../../libs/application/command-handling/departure/departure.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { GetDeparture } from '../../../libs/application/queries/departure/departure.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { DepartureAnswer } from '../../../libs/contracts/departure/departure-view.ts';
import type { Answer } from '../http/answer.ts';
import { answerAfter } from '../http/outcomes.ts';
import { found } from '../http/query-answers.ts';

/** Builds the answer to a departure command: the departure after it, or the problem of its refusal. */
@Injectable()
export class DepartureAnswers {
  constructor(
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
  ) {}

  /** Returns the departure once the read models include the command. */
  async answer<Refusal extends RefusalForClients>(
    outcome: CommandOutcome<DepartureAsOf, Refusal>,
  ): Promise<Answer<DepartureAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh, { id }) => {
      const answer = await this.queries.execute(new GetDeparture({ id }, fresh));
      return found(answer, 'DepartureNotFound');
    });
  }
}
