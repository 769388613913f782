import { customerOf, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import { isKey, type KeyGrant } from '../../ports/key-vault.ts';
import type { CommandRun } from './command-run.ts';

/**
 * Returns the key with which these personal fields were sealed. More data of the same customer can be sealed with it.
 * Undefined if the customer was erased, or the key cannot be read.
 */
export async function grantOfCustomer(
  personal: Sealed,
  run: CommandRun,
): Promise<KeyGrant | undefined> {
  const customerId = customerOf(personal);
  const key = await run.bound(run.ports.vault.open(customerId));
  return isKey(key) ? { customerId, key } : undefined;
}
