import { customerOf, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import { isKey, type KeyGrant } from '../../ports/key-vault.ts';
import type { CommandRun } from './command-run.ts';

/**
 * Returns the key with which these personal fields were sealed, to seal more for the same customer; undefined if the
 * customer was erased, or the key cannot be read.
 */
export async function grantOfCustomer(
  personal: Sealed,
  run: CommandRun,
): Promise<KeyGrant | undefined> {
  const customerId = customerOf(personal);
  const key = await run.bound(run.ports.vault.open(customerId));
  return isKey(key) ? { customerId, key } : undefined;
}
