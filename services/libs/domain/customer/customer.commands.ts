/** Notes that the person's key was destroyed, and what can no longer be read. */
export interface EraseCustomer {
  readonly type: 'EraseCustomer';
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
}

/** Notes that everything stored about the person is exported. */
export interface ExportCustomerData {
  readonly type: 'ExportCustomerData';
  readonly bookings: number;
  readonly messages: number;
}

export type CustomerCommand = EraseCustomer | ExportCustomerData;
