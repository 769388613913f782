import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  AddCustomerNote,
  ChangeCustomerNote,
  type CustomerAsOf,
  RemoveCustomerNote,
  RestoreCustomerNote,
} from '../../../libs/application/command-handling/customer/customer.commands.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import {
  GetCustomer,
  GetCustomerHistory,
} from '../../../libs/application/queries/customer/customer.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  AdminCustomerAnswer,
  CustomerEntryView,
} from '../../../libs/contracts/customer/known-customer-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { answerAfter } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { CustomerNoteBody } from './customer.inputs.ts';
import { customerIdIn, noteNumberIn } from './customer-id.ts';

/** Lets staff write notes about a customer. Every command answers with the whole customer. */
@Controller('api/admin/customers')
@Only('owner', 'staff')
export class CustomerNotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly log: EventLogReader,
  ) {}

  /** Returns what happened to the notes and the data of a customer, merges included; the oldest entry first. */
  @Get(':id/history')
  @Only(...Everyone)
  async history(@Param('id') id: string): Promise<Answer<ListView<CustomerEntryView>>> {
    const customerId = customerIdIn(id);
    const answer = await this.queries.execute(new GetCustomerHistory({ customerId }));
    const entries = found(answer, 'NoSuchCustomer');
    return answerOf({ items: withNames(entries, await this.accounts.list()) }, answer);
  }

  /** Adds a note about a customer. */
  @Post(':id/notes')
  async add(
    @Param('id') id: string,
    @Body() { text }: CustomerNoteBody,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminCustomerAnswer>> {
    const customerId = customerIdIn(id);
    const command = new AddCustomerNote({ customerId, text }, context);
    return this.#answer(customerId, await this.commands.execute(command));
  }

  /** Gives a note another text. */
  @Put(':id/notes/:number')
  async change(
    @Param('id') id: string,
    @Param('number') number: string,
    @Body() { text }: CustomerNoteBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminCustomerAnswer>> {
    const customerId = customerIdIn(id);
    const input = { customerId, noteNo: noteNumberIn(number), text };
    const command = new ChangeCustomerNote(input, context);
    return this.#answer(customerId, await this.commands.execute(command));
  }

  /** Removes a note; its text stays in the history. */
  @Delete(':id/notes/:number')
  async remove(
    @Param('id') id: string,
    @Param('number') number: string,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminCustomerAnswer>> {
    const customerId = customerIdIn(id);
    const input = { customerId, noteNo: noteNumberIn(number) };
    const command = new RemoveCustomerNote(input, context);
    return this.#answer(customerId, await this.commands.execute(command));
  }

  /** Undoes the removal of a note. */
  @Post(':id/notes/:number/restoration')
  @HttpCode(200)
  async restore(
    @Param('id') id: string,
    @Param('number') number: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminCustomerAnswer>> {
    const customerId = customerIdIn(id);
    const input = { customerId, noteNo: noteNumberIn(number) };
    const command = new RestoreCustomerNote(input, context);
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
