import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import type {
  AlreadyMerged,
  CustomerIsErased,
} from '../../../domain/customer/customer.refusals.ts';
import type { CustomerState } from '../../../domain/customer/customer.state.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { customerNotes, customerStreams } from './customer-streams.ts';
import type { NoSuchCustomer } from './seal-customer-notes.ts';

/** The answer of every command about a customer. */
export type CustomerAsOf = StreamAsOf<CustomerState, CustomerEvent>;

/** Sent only by the erasure, which destroys the key first. */
export class EraseCustomer extends customerStreams.command('EraseCustomer') {}

export class ExportCustomerData extends customerStreams.command('ExportCustomerData') {}

export class AddCustomerNote extends customerNotes.command('AddCustomerNote') {}

export class ChangeCustomerNote extends customerNotes.command('ChangeCustomerNote') {}

export class RemoveCustomerNote extends customerNotes.command('RemoveCustomerNote') {}

export class RestoreCustomerNote extends customerNotes.command('RestoreCustomerNote') {}

/** Two customers who are the same person, in any order. */
export interface TwoCustomers {
  readonly customerId: string;
  readonly otherId: string;
}

/** Two customers are shown as one from now on. The streams of both store the merge. */
export class MergeCustomers extends RequestedCommand<
  TwoCustomers,
  CustomerAsOf,
  CustomerIsErased | AlreadyMerged | NoSuchCustomer
> {
  get target(): string {
    return this.input.customerId;
  }
}

/** Two customers are shown as two again. */
export class UndoCustomerMerge extends RequestedCommand<
  TwoCustomers,
  CustomerAsOf,
  CustomerIsErased | NoSuchCustomer
> {
  get target(): string {
    return this.input.customerId;
  }
}
