import type { CustomerLinks } from './customer-merge.ts';

/** Whether the customer's data can still be read, which notes there are, and merges. The state contains no text. */
export interface CustomerState extends CustomerLinks {
  readonly status: 'known' | 'erased';
  /** Every note that was ever written, in the order of their numbers. */
  readonly notes: readonly CustomerNote[];
}

export interface CustomerNote {
  readonly noteNo: number;
  readonly isRemoved: boolean;
}

export const initialCustomer: CustomerState = { status: 'known', notes: [], absorbed: [] };
