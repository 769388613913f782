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
   * there is none or its key was destroyed. The address itself is stored nowhere.
   */
  abstract grantForEmail(email: string): Promise<KeyGrant>;

  /**
   * The customers this normalised e-mail address ever belonged to, the present one last: those before
   * it were erased. None where nobody ever used it; nothing is made for asking.
   */
  abstract customersOfEmail(email: string): Promise<readonly string[]>;

  /** The key of a known customer, or that it was destroyed. */
  abstract open(customerId: string): Promise<CustomerKey | 'destroyed'>;

  /** Makes everything sealed with the customer's key unreadable for good. */
  abstract destroy(customerId: string): Promise<void>;
}
