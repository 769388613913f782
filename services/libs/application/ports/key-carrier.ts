import type { CustomerKey } from './key-vault.ts';

/** A customer as a vault of keys files them. */
export interface CarriedKey {
  readonly customerId: string;
  /** The keyed hash of the e-mail address and generation under which the customer is filed. */
  readonly emailMac: string;
  /** A damaged key is carried as it is stored, so that it is damaged there too. */
  readonly key: CustomerKey | 'destroyed' | 'missing' | { readonly damaged: string };
}

/** Carries the keys of all customers from one vault to another, which nobody uses meanwhile. */
export abstract class KeyCarrier {
  /** Every customer there is, in helpings. */
  abstract all(): AsyncIterable<readonly CarriedKey[]>;

  /**
   * Files customers with their keys, wrapped; durable when it answers. What is destroyed here is destroyed
   * there, and what was destroyed there stays so. False where another customer or another key is
   * filed in the place of one of them.
   */
  abstract take(keys: readonly CarriedKey[]): Promise<boolean>;
}
