/** Whether the customer's data can still be read. The state contains no personal data. */
export interface CustomerState {
  readonly status: 'known' | 'erased';
}

export const initialCustomer: CustomerState = { status: 'known' };
