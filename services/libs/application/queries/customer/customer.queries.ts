import type {
  CustomerEntryView,
  CustomersView,
  AdminCustomerView,
} from '../../../contracts/customer/known-customer-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

export interface CustomerListQuery {
  readonly cursor?: string;
  readonly limit: number;
}

/** One page of customers, the latest booking first. */
export class ListCustomers extends RequestedQuery<CustomerListQuery, CustomersView> {}

export interface CustomerSearchQuery {
  readonly search: string;
  /** How many customers are returned at most. */
  readonly limit: number;
}

/** The customers of the bookings that have the words of a search, the latest booking first. */
export class SearchCustomers extends RequestedQuery<CustomerSearchQuery, CustomersView> {}

/** One customer with their bookings, messages and e-mails. */
export class GetCustomer extends RequestedQuery<
  { readonly customerId: string },
  AdminCustomerView | undefined
> {}

/** What happened to a customer's notes and data, oldest first; undefined if there is no such customer. */
export class GetCustomerHistory extends RequestedQuery<
  { readonly customerId: string },
  readonly CustomerEntryView[] | undefined
> {}

/** Other customers with the same phone number or name; undefined if there is no such customer. */
export class FindDuplicates extends RequestedQuery<
  { readonly customerId: string },
  CustomersView | undefined
> {}
