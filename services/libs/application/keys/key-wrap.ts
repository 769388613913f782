import type { Cryptography } from '../ports/cryptography.ts';
import type { CustomerKey } from '../ports/key-vault.ts';

const keyBytes = 32;

/**
 * Wraps customer keys for storage: they are sealed with AES-256-GCM under a key derived from SECRET_KEY. The seal
 * includes the customer's id, so a wrapped key cannot be opened for another customer. A wrapped key whose bytes were
 * changed does not open: it counts as damaged, not as destroyed.
 */
export class KeyWrap {
  readonly #cryptography: Pick<Cryptography, 'sealOwn' | 'unsealOwn'>;

  constructor(cryptography: Pick<Cryptography, 'sealOwn' | 'unsealOwn'>) {
    this.#cryptography = cryptography;
  }

  /** Returns Base64url; the text is different each time. */
  wrap(customerId: string, key: CustomerKey): string {
    const text = Buffer.from(key).toString('base64url');
    return this.#cryptography.sealOwn('customer-key', text, customerId);
  }

  unwrap(customerId: string, wrapped: string): CustomerKey | 'damaged' {
    const text = this.#cryptography.unsealOwn('customer-key', wrapped, customerId);
    if (text === undefined) return 'damaged';
    const key = Buffer.from(text, 'base64url');
    return key.length === keyBytes ? new Uint8Array(key) : 'damaged';
  }
}

/** Returns a key that an earlier release stored unwrapped. Only its length can be checked. */
export function rawKey(stored: unknown): CustomerKey | 'damaged' {
  return stored instanceof Uint8Array && stored.length === keyBytes ? stored : 'damaged';
}
