import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type CustomerAsOf,
  MergeCustomers,
  UndoCustomerMerge,
} from '../../../libs/application/command-handling/customer/customer.commands.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { GetCustomer } from '../../../libs/application/queries/customer/customer.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { AdminCustomerAnswer } from '../../../libs/contracts/customer/known-customer-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerAfter } from '../http/outcomes.ts';
import { found } from '../http/query-answers.ts';
import { Problem } from '../http/problem.ts';
import { Only } from '../session/access.ts';
import { MergeCustomersBody } from './customer.inputs.ts';
import { customerIdIn } from './customer-id.ts';

const sameCustomer = {
  errors: [{ field: 'customerId', message: 'Choose another customer' }],
} as const;

/** Lets staff merge two customers who are the same person, and undo it. The keys of the customers stay apart. */
@Controller('api/admin/customers')
@Only('owner', 'staff')
export class CustomerMergesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
  ) {}

  /** Merges two customers. The answer is the customer who represents both from now on. */
  @Post(':id/merges')
  @HttpCode(200)
  async merge(
    @Param('id') id: string,
    @Body() body: MergeCustomersBody,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminCustomerAnswer>> {
    const [customerId, otherId] = [customerIdIn(id), customerIdIn(body.customerId)];
    if (customerId === otherId) throw new Problem('InvalidFields', sameCustomer);
    const command = new MergeCustomers({ customerId, otherId }, context);
    return this.#answer(customerId, await this.commands.execute(command));
  }

  /** Undoes a merge: both customers are as they were before. */
  @Delete(':id/merges/:other')
  async undo(
    @Param('id') id: string,
    @Param('other') other: string,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminCustomerAnswer>> {
    const [customerId, otherId] = [customerIdIn(id), customerIdIn(other)];
    if (customerId === otherId) throw new Problem('NoSuchCustomer');
    const command = new UndoCustomerMerge({ customerId, otherId }, context);
    return this.#answer(customerId, await this.commands.execute(command));
  }

  /** Returns the customer once the read models include the command. */
  async #answer<Refusal extends RefusalForClients>(
    customerId: string,
    outcome: CommandOutcome<CustomerAsOf, Refusal>,
  ): Promise<Answer<AdminCustomerAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh) => {
      const answer = await this.queries.execute(new GetCustomer({ customerId }, fresh));
      return found(answer, 'NoSuchCustomer');
    });
  }
}
