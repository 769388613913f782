import type { Archive } from '../ports/archive.ts';
import type { KeyVault } from '../ports/key-vault.ts';
import { ErasureLedger } from './erasure-ledger.ts';

/** Keys looked for at once. */
const atOnceMax = 32;

/**
 * Destroys what keys there are of people the ledger names: a log that was restored brings them back.
 * Before anything else reads the log, so that nobody who was erased is shown or written to.
 *
 * @returns How many came back.
 */
export async function destroyErasedKeys({
  archive,
  keyVault,
}: {
  readonly archive: Archive;
  readonly keyVault: Pick<KeyVault, 'open' | 'destroy'>;
}): Promise<number> {
  const customers = [...(await new ErasureLedger(archive).customers())];
  let cameBack = 0;
  while (customers.length > 0) {
    await Promise.all(
      customers.splice(0, atOnceMax).map(async (customerId) => {
        if ((await keyVault.open(customerId)) === 'destroyed') return;
        await keyVault.destroy(customerId);
        cameBack += 1;
      }),
    );
  }
  return cameBack;
}
