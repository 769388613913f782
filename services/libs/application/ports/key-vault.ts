/** A customer's key: 256 bits for AES-256-GCM. Never logged, never in an event. */
export type CustomerKey = Uint8Array;

/**
 * Permission to seal with a customer's key. The append that stores the sealed events gets it too, because
 * some stores make a new key durable in that commit. In the others it is durable already.
 */
export interface KeyGrant {
  readonly customerId: string;
  readonly key: CustomerKey;
  /**
   * Present while the key is not durable yet: the keyed hash of the e-mail address under which the append
   * stores it. Without SECRET_KEY it does not reveal the address.
   */
  readonly newFor?: string;
  /** The key as the append stores it, wrapped; present where `newFor` is. */
  readonly wrapped?: string;
}

/**
 * Why a customer's key cannot be used: an erasure destroyed it, its bytes changed after it was stored, or
 * it is missing although it was never destroyed.
 */
export type NoKey = 'destroyed' | 'damaged' | 'missing';

/** Whether an answer of {@link KeyVault.open} is a key. */
export function isKey(answer: CustomerKey | NoKey): answer is CustomerKey {
  return typeof answer !== 'string';
}

/** The keys that make personal fields readable. Destroying a key makes them unreadable. */
export abstract class KeyVault {
  /**
   * Whether the bytes of a destroyed key stay in the store, out of reach of readers, until its operator
   * scavenges it.
   */
  abstract readonly awaitsScavenge: boolean;

  /**
   * The key of the customer with this normalised e-mail address. Makes a new customer and key where there
   * is none or the key cannot be used any more. The address itself is never stored.
   */
  abstract grantForEmail(email: string): Promise<KeyGrant>;

  /**
   * All customers that ever had this normalised e-mail address, the present one last: the keys of the
   * earlier ones were destroyed or cannot be read. Empty where nobody ever used the address; the call
   * makes no customer.
   */
  abstract customersOfEmail(email: string): Promise<readonly string[]>;

  /** The key of a customer, or why it cannot be used. */
  abstract open(customerId: string): Promise<CustomerKey | NoKey>;

  /** Makes everything sealed with the customer's key permanently unreadable. */
  abstract destroy(customerId: string): Promise<void>;
}
