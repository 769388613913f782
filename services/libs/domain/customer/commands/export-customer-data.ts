import { accept, type Decision, refuse } from '../../decision.ts';
import type { CustomerDataExported } from '../customer.events.ts';
import type { NothingLeftToExport } from '../customer.refusals.ts';
import type { CustomerState } from '../customer.state.ts';

/** Records that all stored data about the person is exported. */
export interface ExportCustomerData {
  readonly type: 'ExportCustomerData';
  readonly bookings: number;
  readonly messages: number;
}

/** Every export of a person's data is recorded. */
export function exportCustomerData(
  { bookings, messages }: ExportCustomerData,
  state: CustomerState,
): Decision<CustomerDataExported, NothingLeftToExport> {
  switch (state.status) {
    case 'erased':
      return refuse({ code: 'NothingLeftToExport' });
    case 'known':
      return accept({ type: 'CustomerDataExported', data: { bookings, messages } });
  }
}
