import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import {
  Cryptography,
  type MacPurpose,
  type SealPurpose,
} from '../../application/ports/cryptography.ts';
import type { CustomerKey } from '../../application/ports/key-vault.ts';

/** The product's own namespace for UUIDs of version 5; changing it changes every derived id. */
const uuidNamespace = Buffer.from('3f1a2b6c5d0e4c7f9a8b7c6d5e4f3a2b', 'hex');

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The fewest bytes of SECRET_KEY. With fewer, its MACs could be guessed. */
const secretKeyBytesMin = 32;

/** SHA-256 of the UTF-8 text, in lower-case hex; needs no secret. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** {@link Cryptography} by Node's OpenSSL. */
export class NodeCryptography extends Cryptography {
  readonly #secretKey: KeyObject;
  readonly #purposeKeys = new Map<MacPurpose, KeyObject>();
  readonly #sealKeys = new Map<SealPurpose, Uint8Array>();

  /** @throws RangeError when the secret is shorter than 32 bytes. */
  constructor(secretKey: string) {
    super();
    const bytes = Buffer.from(secretKey, 'utf8');
    if (bytes.length < secretKeyBytesMin) {
      throw new RangeError(`SECRET_KEY is shorter than ${secretKeyBytesMin} bytes.`);
    }
    this.#secretKey = createSecretKey(bytes);
  }

  override sha256(text: string): string {
    return sha256(text);
  }

  override mac(purpose: MacPurpose, text: string): string {
    return createHmac('sha256', this.#keyFor(purpose)).update(text, 'utf8').digest('hex');
  }

  override uuidV5(...name: readonly string[]): string {
    // As JSON, so that ('a', 'bc') and ('ab', 'c') are two names.
    const text = Buffer.from(JSON.stringify(name), 'utf8');
    const hex = hash('sha1', Buffer.concat([uuidNamespace, text]), 'hex');
    const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `5${hex.slice(13, 16)}`,
      variant + hex.slice(18, 20),
      hex.slice(20, 32),
    ].join('-');
  }

  override seal(key: CustomerKey, text: string, context: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, keyObject(key), nonce);
    sealing.setAAD(Buffer.from(context, 'utf8'));
    const sealed = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  override unseal(key: CustomerKey, sealed: string, context: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < nonceBytes + tagBytes) {
      return undefined;
    }
    const opening = createDecipheriv(cipher, keyObject(key), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    opening.setAAD(Buffer.from(context, 'utf8'));
    opening.setAuthTag(bytes.subarray(-tagBytes));
    const text = opening.update(bytes.subarray(nonceBytes, -tagBytes));
    try {
      return Buffer.concat([text, opening.final()]).toString('utf8');
    } catch {
      // The tag does not match: another key, another context, or changed bytes.
      return undefined;
    }
  }

  override sealOwn(purpose: SealPurpose, text: string, context: string): string {
    return this.seal(this.#sealKey(purpose), text, context);
  }

  override unsealOwn(purpose: SealPurpose, sealed: string, context: string): string | undefined {
    return this.unseal(this.#sealKey(purpose), sealed, context);
  }

  #keyFor(purpose: MacPurpose): KeyObject {
    let key = this.#purposeKeys.get(purpose);
    if (key === undefined) {
      key = createSecretKey(this.#derived(`zanzibar-tours/mac/${purpose}`));
      this.#purposeKeys.set(purpose, key);
    }
    return key;
  }

  #sealKey(purpose: SealPurpose): Uint8Array {
    let key = this.#sealKeys.get(purpose);
    if (key === undefined) {
      key = this.#derived(`zanzibar-tours/seal/${purpose}`);
      this.#sealKeys.set(purpose, key);
    }
    return key;
  }

  #derived(info: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secretKey, '', info, 32));
  }
}

/**
 * Makes a key object, which takes almost no time. If Node got bytes, it would catch an error to find out that they
 * are not a key object. This takes longer than the sealing itself.
 */
function keyObject(key: CustomerKey): KeyObject {
  return createSecretKey(key);
}
