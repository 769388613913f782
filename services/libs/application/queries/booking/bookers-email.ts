import { customerEmail } from '../../../domain/customer/customer-email.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import {
  isSealed,
  type Personal,
  type Sealed,
} from '../../../domain/personal-data/personal-data.ts';
import { CustomerKeyUnusable, openPersonal, sealPersonal } from '../../event-log/sealing.ts';
import type { Cryptography } from '../../ports/cryptography.ts';
import type { CustomerKey, KeyVault } from '../../ports/key-vault.ts';

/** A customer without a key. If there is no booking, this customer is looked up, because a lookup takes time too. */
const nobody = 'nobody';
const nobodysStream = 'booking-nobody';

/**
 * Compares an e-mail address with the address of a booking. Without a booking, or after its person was erased, the
 * same lookups, decryptions and comparisons are done. So the response time reveals no more than the answer.
 */
export class BookersEmail {
  readonly #vault: Pick<KeyVault, 'open'>;
  readonly #cryptography: Cryptography;
  readonly #nobodysKey: CustomerKey = new Uint8Array(32);
  readonly #decoy: Sealed;

  constructor(vault: Pick<KeyVault, 'open'>, cryptography: Cryptography) {
    this.#vault = vault;
    this.#cryptography = cryptography;
    const contact: Contact = {
      name: 'Nobody at all',
      email: 'nobody@nowhere.invalid',
      phone: '+255 000 000 000',
    };
    const grant = { customerId: nobody, key: this.#nobodysKey };
    this.#decoy = sealPersonal(cryptography, contact, grant, nobodysStream);
  }

  /**
   * @param personal The stored contact; undefined if there is no booking.
   * @param email The address in the form in which it was typed.
   */
  async is(
    personal: Personal<Contact> | undefined,
    stream: string,
    email: string,
  ): Promise<boolean> {
    const known = await this.#emailIn(personal, stream);
    const [given, kept] = [customerEmail(email), known ?? nobody].map((address) =>
      this.#cryptography.mac('email-index', address),
    );
    return given === kept && known !== undefined;
  }

  async #emailIn(
    personal: Personal<Contact> | undefined,
    stream: string,
  ): Promise<string | undefined> {
    if (personal !== undefined && !isSealed(personal)) {
      return personal.email ?? undefined;
    }
    const [sealed, where] =
      personal === undefined ? [this.#decoy, nobodysStream] : [personal, stream];
    const contact = await this.#open(sealed, where).catch(erasedIfKeyUnusable);
    if (contact === 'erased') {
      // The missing key was looked up; this decrypts a decoy instead of the contact.
      this.#cryptography.unseal(this.#nobodysKey, this.#decoy.split('.')[2] ?? '', nobodysStream);
      return undefined;
    }
    return contact.email ?? undefined;
  }

  #open(sealed: Sealed, stream: string): Promise<Contact | 'erased'> {
    return openPersonal<Contact>(
      { vault: this.#vault, cryptography: this.#cryptography },
      sealed,
      stream,
    );
  }
}

/** Treats an unusable key like an erasure, because no proof of the booking can be checked without the key. */
function erasedIfKeyUnusable(error: unknown): 'erased' {
  if (error instanceof CustomerKeyUnusable) return 'erased';
  throw error;
}
