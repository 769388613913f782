import { isSealed, type Personal } from '../../../domain/personal-data/personal-data.ts';
import { CustomerKeyUnusable, openPersonal } from '../../event-log/sealing.ts';
import type { Cryptography } from '../../ports/cryptography.ts';
import { type CustomerKey, isKey, type KeyVault, type NoKey } from '../../ports/key-vault.ts';

/** How many customers' keys are kept; these are the most recently used keys. */
const keysKeptMax = 2_000;

/**
 * Unseals personal fields when they are shown (correctness rule 11). Keys are cached, since lists for staff show the
 * same people again and again. Unsealed data is never cached.
 */
export class PersonalReader {
  readonly #vault: Pick<KeyVault, 'open'>;
  readonly #cryptography: Cryptography;
  readonly #keys = new Map<string, CustomerKey>();
  readonly #onUnusable: (unusable: CustomerKeyUnusable) => void;

  /** @param onUnusable Called each time that personal data could not be shown because of its key. */
  constructor(
    vault: Pick<KeyVault, 'open'>,
    cryptography: Cryptography,
    onUnusable: (unusable: CustomerKeyUnusable) => void = () => undefined,
  ) {
    this.#onUnusable = onUnusable;
    this.#vault = vault;
    this.#cryptography = cryptography;
  }

  /**
   * Returns the unsealed fields; undefined if the person was erased.
   *
   * @param stream The stream of the event that holds them.
   * @throws PersonalDataDamaged, as a CustomerKeyUnusable if the key is damaged or missing.
   */
  async open<Fields extends object>(
    personal: Personal<Fields>,
    stream: string,
  ): Promise<Fields | undefined> {
    if (!isSealed(personal)) {
      return personal;
    }
    const keys = {
      vault: { open: (customerId: string) => this.#key(customerId) },
      cryptography: this.#cryptography,
    };
    const fields = await this.#opened<Fields>(keys, personal, stream);
    return fields === 'erased' ? undefined : fields;
  }

  async #opened<Fields extends object>(
    ...[keys, personal, stream]: Parameters<typeof openPersonal>
  ): Promise<Fields | 'erased'> {
    try {
      return await openPersonal<Fields>(keys, personal, stream);
    } catch (error) {
      if (error instanceof CustomerKeyUnusable) this.#onUnusable(error);
      throw error;
    }
  }

  /** Removes all keys from the cache after an erasure. The keys of other customers are quickly loaded again. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  async #key(customerId: string): Promise<CustomerKey | NoKey> {
    const kept = this.#keys.get(customerId);
    const key = kept ?? (await this.#vault.open(customerId));
    if (isKey(key)) {
      this.#keep(customerId, key);
    }
    return key;
  }

  /** Caches a key. A Map keeps the order of insertion, so the least recently used key is first. */
  #keep(customerId: string, key: CustomerKey): void {
    this.#keys.delete(customerId);
    this.#keys.set(customerId, key);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > keysKeptMax && oldest !== undefined) {
      this.#keys.delete(oldest);
    }
  }
}
