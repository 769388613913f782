import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import type { NothingLeftToExport } from '../../../domain/customer/customer.refusals.ts';
import type { CustomerState } from '../../../domain/customer/customer.state.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

/** The answer of every command about a customer. */
export type CustomerAsOf = StreamAsOf<CustomerState, CustomerEvent>;

interface OfCustomer {
  readonly customerId: string;
}

abstract class CustomerCommand<
  Wish extends OfCustomer,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, CustomerAsOf, Refusal> {
  get target(): string {
    return this.wish.customerId;
  }
}

export interface EraseCustomerWish extends OfCustomer {
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
}

/** Notes that the key is destroyed. Sent only by the erasure, which destroys the key first. */
export class EraseCustomer extends CustomerCommand<EraseCustomerWish, never> {}

export interface ExportCustomerDataWish extends OfCustomer {
  readonly bookings: number;
  readonly messages: number;
}

/** Notes that all data about the person is being exported. */
export class ExportCustomerData extends CustomerCommand<
  ExportCustomerDataWish,
  NothingLeftToExport
> {}
