import type { CustomerKey } from './key-vault.ts';

/** The data of a customer that a key vault stores. */
export interface CarriedKey {
  readonly customerId: string;
  /** The vault stores the customer under this keyed hash of the e-mail address and the generation. */
  readonly emailMac: string;
  /** A damaged key is copied unchanged, so that the other vault has the same damaged key. */
  readonly key: CustomerKey | 'destroyed' | 'missing' | { readonly damaged: string };
}

/** Copies the keys of all customers from one vault to another. The other vault must not be in use. */
export abstract class KeyCarrier {
  /** All customers, in batches. */
  abstract all(): AsyncIterable<readonly CarriedKey[]>;

  /**
   * Stores customers with their wrapped keys; durable when it resolves. A key that is destroyed at the source is
   * destroyed at the target; a key that was destroyed at the target stays destroyed. False if the place of one of these
   * customers already has a different customer or a different key.
   */
  abstract take(keys: readonly CarriedKey[]): Promise<boolean>;
}
