/** A customer's key: 256 bits for AES-256-GCM. Never logged, never in an event. */
export type CustomerKey = Uint8Array;

/**
 * Permission to seal with a customer's key. The append that stores the sealed events gets the permission too, because
 * some stores make a new key durable in that commit. In other stores the key is already durable.
 */
export interface KeyGrant {
  readonly customerId: string;
  readonly key: CustomerKey;
  /**
   * Present while the key is not durable yet: the keyed hash of the customer's identity. The append stores the key under
   * it. Without SECRET_KEY the hash does not reveal an e-mail address.
   */
  readonly newFor?: string;
  /** The wrapped key that the append stores; present if `newFor` is present. */
  readonly wrapped?: string;
}

/**
 * Why a customer's key cannot be used. An erasure destroyed it, or its bytes changed after it was stored, or it is
 * missing although it was never destroyed.
 */
export type NoKey = 'destroyed' | 'damaged' | 'missing';

/** Whether the answer of {@link KeyVault.open} is a key. */
export function isKey(answer: CustomerKey | NoKey): answer is CustomerKey {
  return typeof answer !== 'string';
}

/** The keys that make personal fields readable. Destroying a key makes them unreadable. */
export abstract class KeyVault {
  /**
   * Whether the bytes of a destroyed key stay in the store until its operator scavenges the store. Readers cannot reach
   * these bytes.
   */
  abstract readonly awaitsScavenge: boolean;

  /**
   * The key of the customer with this identity (domain/customer/customer-identity.ts). Makes a new customer and key if
   * there is no key or it cannot be used any more. The identity is never stored.
   */
  abstract grantFor(identity: string): Promise<KeyGrant>;

  /**
   * All customers that ever had this normalised e-mail address; the present customer is last. The keys of the earlier
   * customers were destroyed or cannot be read. Empty if nobody ever used the address. The call makes no customer.
   */
  abstract customersOfEmail(email: string): Promise<readonly string[]>;

  /** The key of a customer, or the reason why it cannot be used. */
  abstract open(customerId: string): Promise<CustomerKey | NoKey>;

  /** Makes all data that was sealed with the customer's key permanently unreadable. */
  abstract destroy(customerId: string): Promise<void>;
}
