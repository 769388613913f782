import { customerOf, isSealed } from '../../../domain/personal-data/personal-data.ts';
import { manageToken } from '../../manage-link/manage-link.ts';
import type { Cryptography } from '../../ports/cryptography.ts';
import { isKey, type KeyVault } from '../../ports/key-vault.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';

/** A customer without a key. If there is no booking, this customer is looked up, because a lookup takes time too. */
const nobody = 'nobody';

/**
 * Compares a token with the token in the mailed link of the booking's present customer. Earlier links no longer work
 * after the e-mail address changed, after staff ended them, or after the person was erased. If there is no booking, the
 * same work is done as for a booking.
 */
export class BookersToken {
  readonly #vault: Pick<KeyVault, 'open'>;
  readonly #cryptography: Cryptography;

  constructor(vault: Pick<KeyVault, 'open'>, cryptography: Cryptography) {
    this.#vault = vault;
    this.#cryptography = cryptography;
  }

  /** @param card The stored booking; undefined if there is none. */
  async is(
    card: Pick<BookingCard, 'contact' | 'endedLinks'> | undefined,
    bookingNumber: number,
    token: string,
  ): Promise<boolean> {
    const personal = card?.contact;
    const isNobodys = personal === undefined || !isSealed(personal);
    const customerId = isNobodys ? nobody : customerOf(personal);
    const isThere = isKey(await this.#vault.open(customerId));
    const expected = manageToken(this.#cryptography, {
      bookingNumber,
      customerId,
      endedLinks: card?.endedLinks,
    });
    // Compares keyed digests, so that the time of the comparison reveals no part of the token.
    const [given, kept] = [token, expected].map((each) => this.#cryptography.mac('attempts', each));
    return given === kept && isThere && !isNobodys;
  }
}
