import { ErasureLedger } from '../erasure/erasure-ledger.ts';
import type { Archive } from '../ports/archive.ts';
import type { CarriedKey, KeyCarrier } from '../ports/key-carrier.ts';
import { MoveRefused } from './move-refused.ts';

/**
 * Copies every customer's key from one vault to another; customers in the erasure ledger arrive without a key.
 *
 * @returns How many customers there are.
 * @throws MoveRefused if the target's vault belongs to another log.
 */
export async function carryKeys(
  source: KeyCarrier,
  target: KeyCarrier,
  ledger: Archive,
): Promise<number> {
  const erased = new Set(await new ErasureLedger(ledger).customers());
  let customers = 0;
  for await (const keys of source.all()) {
    const carried = keys.map((each): CarriedKey =>
      erased.has(each.customerId) ? { ...each, key: 'destroyed' } : each,
    );
    if (!(await target.take(carried))) {
      throw new MoveRefused(
        'The target holds other keys of travellers than the source: it is not empty. Empty it and begin again.',
      );
    }
    customers += keys.length;
  }
  return customers;
}
