/** Whether the person's data can still be read. It does not say who they are. */
export interface CustomerState {
  readonly status: 'known' | 'erased';
}

export const initialCustomer: CustomerState = { status: 'known' };
