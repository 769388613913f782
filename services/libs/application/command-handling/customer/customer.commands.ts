import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import type { CustomerState } from '../../../domain/customer/customer.state.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { customerNotes, customerStreams } from './customer-streams.ts';

/** The answer of every command about a customer. */
export type CustomerAsOf = StreamAsOf<CustomerState, CustomerEvent>;

/** Sent only by the erasure, which destroys the key first. */
export class EraseCustomer extends customerStreams.command('EraseCustomer') {}

export class ExportCustomerData extends customerStreams.command('ExportCustomerData') {}

export class AddCustomerNote extends customerNotes.command('AddCustomerNote') {}

export class ChangeCustomerNote extends customerNotes.command('ChangeCustomerNote') {}

export class RemoveCustomerNote extends customerNotes.command('RemoveCustomerNote') {}

export class RestoreCustomerNote extends customerNotes.command('RestoreCustomerNote') {}
