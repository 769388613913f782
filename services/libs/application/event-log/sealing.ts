import type { Sealed } from '../../domain/personal-data/personal-data.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { KeyGrant, KeyVault } from '../ports/key-vault.ts';
import { canonicalJson } from './canonical-json.ts';

const format = 'v1';

/** Stored personal fields that neither open nor belong to an erased person. */
export class PersonalDataDamaged extends Error {
  override readonly name = 'PersonalDataDamaged';
}

/**
 * Seals the personal fields of one event. The stream's name is bound in, so that a blob copied into
 * another stream does not open there.
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
 * The personal fields of one event in clear, or that the person was erased.
 *
 * @throws PersonalDataDamaged when there is a key and the blob does not open with it.
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
  const text = keys.cryptography.unseal(key, blob, stream);
  if (text === undefined) {
    throw new PersonalDataDamaged(`Personal fields in ${stream} do not open with their key.`);
  }
  return JSON.parse(text) as Fields;
}
