import type { Archive } from '../ports/archive.ts';
import type { KeyVault } from '../ports/key-vault.ts';
import { ErasureLedger } from './erasure-ledger.ts';

/** How many keys are looked up at the same time. */
const atOnceMax = 32;

/**
 * Destroys the keys of all people in the erasure ledger, because a restored log contains such keys again. This runs
 * before any other part reads the log, so that data of erased people is not shown and they get no e-mails.
 *
 * @returns How many keys the restored log contained again.
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
