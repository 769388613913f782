/** Whether the person can still be read of. Who they are is not known here. */
export interface CustomerState {
  readonly status: 'known' | 'erased';
}

export const initialCustomer: CustomerState = { status: 'known' };
