import type { CustomerKey } from './key-vault.ts';

/** A customer as a key vault stores them. */
export interface CarriedKey {
  readonly customerId: string;
  /** The keyed hash of the e-mail address and generation under which the vault stores the customer. */
  readonly emailMac: string;
  /** A damaged key is copied as it is stored, so that the other vault has the same damaged key. */
  readonly key: CustomerKey | 'destroyed' | 'missing' | { readonly damaged: string };
}

/** Copies the keys of all customers from one vault to another, which nobody uses meanwhile. */
export abstract class KeyCarrier {
  /** All customers, in batches. */
  abstract all(): AsyncIterable<readonly CarriedKey[]>;

  /**
   * Stores customers with their keys, wrapped; durable when it answers. A key that is destroyed at the
   * source is destroyed at the target; a key that was destroyed at the target stays destroyed. False
   * where another customer or another key is stored in the place of one of them.
   */
  abstract take(keys: readonly CarriedKey[]): Promise<boolean>;
}
