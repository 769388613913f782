/** A customer's key: 256 bits for AES-256-GCM. Never logged, never in an event. */
export type CustomerKey = Uint8Array;

/**
 * Leave to seal with a customer's key. Handed to the append that stores what was sealed, so that a
 * store which can do so makes a new key durable in the same commit; elsewhere it is durable already.
 */
export interface KeyGrant {
  readonly customerId: string;
  readonly key: CustomerKey;
  /**
   * Present while the key is not durable yet: the keyed hash of the e-mail address under which the
   * append files it. Says nothing about the address to whom lacks SECRET_KEY.
   */
  readonly newFor?: string;
  /** The key as the append stores it, wrapped; present where `newFor` is. */
  readonly wrapped?: string;
}

/**
 * Why a customer's key cannot be used: it was destroyed by an erasure, its bytes were changed since it
 * was stored, or there is none although it was never destroyed.
 */
export type NoKey = 'destroyed' | 'damaged' | 'missing';

/** Whether an answer of {@link KeyVault.open} is a key. */
export function isKey(answer: CustomerKey | NoKey): answer is CustomerKey {
  return typeof answer !== 'string';
}

/** The keys that make personal fields readable, and by their destruction unreadable. */
export abstract class KeyVault {
  /**
   * Whether bytes of a destroyed key stay where nobody is given them, until whoever runs the store has
   * it scavenged.
   */
  abstract readonly awaitsScavenge: boolean;

  /**
   * The key of the customer this normalised e-mail address belongs to; a new customer and key where
   * there is none or its key cannot be used any more. The address itself is stored nowhere.
   */
  abstract grantForEmail(email: string): Promise<KeyGrant>;

  /**
   * The customers this normalised e-mail address ever belonged to, the present one last: the keys of
   * those before it were destroyed or cannot be read. None where nobody ever used it; nothing is made for asking.
   */
  abstract customersOfEmail(email: string): Promise<readonly string[]>;

  /** The key of a customer, or why there is none. */
  abstract open(customerId: string): Promise<CustomerKey | NoKey>;

  /** Makes everything sealed with the customer's key unreadable for good. */
  abstract destroy(customerId: string): Promise<void>;
}
