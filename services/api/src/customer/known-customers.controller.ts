import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  FindDuplicates,
  GetCustomer,
  ListCustomers,
  SearchCustomers,
} from '../../../libs/application/queries/customer/customer.queries.ts';
import type {
  CustomersView,
  AdminCustomerView,
} from '../../../libs/contracts/customer/known-customer-view.ts';
import type { Answer } from '../http/answer.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { customerIdIn } from './customer-id.ts';
import { ListCustomersQuery, SearchCustomersBody } from './customer.inputs.ts';

/** How many customers are on a page. The number is low, because every customer's bookings are read for their sums. */
const pageSize = 25;

/** Shows staff the customers, each with their bookings, messages and e-mails. */
@Controller('api/admin/customers')
@Only(...Everyone)
export class KnownCustomersController {
  constructor(private readonly queries: QueryBus) {}

  /** One page of customers, the latest booking first. */
  @Get()
  async list(@Query() { cursor }: ListCustomersQuery): Promise<Answer<CustomersView>> {
    const page = { limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
    const answer = await this.queries.execute(new ListCustomers(page));
    return answerOf(answer.view, answer);
  }

  /**
   * The customers that a search finds, at most 25, the latest booking first. The search is in the body, because it may
   * name a person and a proxy may log URLs.
   */
  @Post('search')
  @HttpCode(200)
  async search(@Body() { search }: SearchCustomersBody): Promise<Answer<CustomersView>> {
    const answer = await this.queries.execute(new SearchCustomers({ search, limit: pageSize }));
    return answerOf(answer.view, answer);
  }

  /** Returns a customer with their bookings, messages and e-mails. */
  @Get(':id')
  async one(@Param('id') id: string): Promise<Answer<AdminCustomerView>> {
    const customerId = customerIdIn(id);
    const answer = await this.queries.execute(new GetCustomer({ customerId }));
    return answerOf(found(answer, 'NoSuchCustomer'), answer);
  }

  /** Other customers who may be the same person, at most 5: they booked with the same phone number or name. */
  @Get(':id/duplicates')
  async duplicates(@Param('id') id: string): Promise<Answer<CustomersView>> {
    const customerId = customerIdIn(id);
    const answer = await this.queries.execute(new FindDuplicates({ customerId }));
    return answerOf(found(answer, 'NoSuchCustomer'), answer);
  }
}
