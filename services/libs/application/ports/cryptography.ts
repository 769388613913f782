import type { CustomerKey } from './key-vault.ts';

/**
 * The purpose of a MAC. Each purpose has its own key, derived from SECRET_KEY, so that a value for one purpose reveals
 * no value for another purpose.
 */
export type MacPurpose =
  | 'anchor'
  | 'backup'
  | 'restore'
  | 'booking-number'
  | 'booking-network'
  | 'imported-booking'
  | 'body'
  | 'email-index'
  | 'session'
  | 'proof-cookie'
  | 'attempts'
  | 'departure-network'
  | 'account-link'
  | 'manage-link'
  | 'known-device'
  | 'recovery-code'
  | 'log-identity'
  | 'network'
  | 'proof-of-work'
  | 'mail-address'
  | 'log-mark'
  | 'account'
  | 'totp-rule';

/** The purposes for which data is sealed with a key derived from SECRET_KEY instead of a customer's key. */
export type SealPurpose = 'customer-key' | 'totp-secret';

/** Hashing, deriving and sealing; synchronous, since each takes microseconds. */
export abstract class Cryptography {
  /** SHA-256 of the UTF-8 text, in lower-case hex. */
  abstract sha256(text: string): string;

  /** HMAC-SHA-256 of the UTF-8 text under the purpose's key, in lower-case hex. */
  abstract mac(purpose: MacPurpose, text: string): string;

  /** UUID version 5 (RFC 9562) of the name parts, in the product's own namespace. */
  abstract uuidV5(...name: readonly string[]): string;

  /** AES-256-GCM with a new nonce; unsealing needs the same context. Base64url. */
  abstract seal(key: CustomerKey, text: string, context: string): string;

  /** The text, or undefined if the key or the context differs or the bytes were changed. */
  abstract unseal(key: CustomerKey, sealed: string, context: string): string | undefined;

  /** {@link seal} with the purpose's key. */
  abstract sealOwn(purpose: SealPurpose, text: string, context: string): string;

  /** {@link unseal} with the purpose's key. */
  abstract unsealOwn(purpose: SealPurpose, sealed: string, context: string): string | undefined;
}
