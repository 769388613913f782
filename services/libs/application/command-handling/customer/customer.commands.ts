import { customerStreams } from './customer-streams.ts';

/** Sent only by the erasure, which destroys the key first. */
export class EraseCustomer extends customerStreams.command('EraseCustomer') {}

export class ExportCustomerData extends customerStreams.command('ExportCustomerData') {}
