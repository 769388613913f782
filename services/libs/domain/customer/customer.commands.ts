/** Notes that the person's key is destroyed, and what cannot be read any more. */
export interface EraseCustomer {
  readonly type: 'EraseCustomer';
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
}

/** Notes that everything held about the person is being handed out. */
export interface ExportCustomerData {
  readonly type: 'ExportCustomerData';
  readonly bookings: number;
  readonly messages: number;
}

export type CustomerCommand = EraseCustomer | ExportCustomerData;
