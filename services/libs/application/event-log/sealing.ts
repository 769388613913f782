import type { Sealed } from '../../domain/personal-data/personal-data.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { isKey, type KeyGrant, type KeyVault } from '../ports/key-vault.ts';
import { canonicalJson } from './canonical-json.ts';

const format = 'v1';

/** Stored personal fields cannot be unsealed, although their person was not erased. */
export class PersonalDataDamaged extends Error {
  override readonly name: string = 'PersonalDataDamaged';
}

/** Stored personal fields cannot be unsealed because their customer's key is damaged or missing. */
export class CustomerKeyUnusable extends PersonalDataDamaged {
  override readonly name = 'CustomerKeyUnusable';
  readonly customerId: string;
  readonly state: 'damaged' | 'missing';

  constructor(customerId: string, state: 'damaged' | 'missing') {
    super(`The key of customer ${customerId} is ${state}: their personal data cannot be read.`);
    this.customerId = customerId;
    this.state = state;
  }
}

/**
 * Seals the personal fields of one event. The stream's name is part of the context, so that a blob copied
 * into another stream cannot be unsealed there.
 */
export function sealPersonal(
  cryptography: Cryptography,
  fields: object,
  grant: KeyGrant,
  stream: string,
): Sealed {
  const blob = cryptography.seal(grant.key, canonicalJson(fields), stream);
  return `${format}.${grant.customerId}.${blob}` as Sealed;
}

/**
 * Returns the unsealed personal fields of one event, or says that the person was erased.
 *
 * @throws CustomerKeyUnusable if the key is damaged or missing.
 * @throws PersonalDataDamaged if there is a key but it does not unseal the blob.
 */
export async function openPersonal<Fields extends object>(
  keys: { readonly vault: Pick<KeyVault, 'open'>; readonly cryptography: Cryptography },
  sealed: Sealed,
  stream: string,
): Promise<Fields | 'erased'> {
  const [version, customerId, blob, ...more] = sealed.split('.');
  if (version !== format || customerId === undefined || blob === undefined || more.length > 0) {
    throw new PersonalDataDamaged(`Personal fields in ${stream} are not in a format known here.`);
  }
  const key = await keys.vault.open(customerId);
  if (key === 'destroyed') {
    return 'erased';
  }
  if (!isKey(key)) throw new CustomerKeyUnusable(customerId, key);
  const text = keys.cryptography.unseal(key, blob, stream);
  if (text === undefined) {
    throw new PersonalDataDamaged(`Personal fields in ${stream} do not open with their key.`);
  }
  return JSON.parse(text) as Fields;
}
