import type { Archive } from '../ports/archive.ts';
import type { KeyVault } from '../ports/key-vault.ts';
import { ErasureLedger } from './erasure-ledger.ts';

/** How many keys are looked up at the same time. */
const atOnceMax = 32;

/**
 * Destroys the keys of all people in the erasure ledger, because restoring a log brings such keys back.
 * Runs before anything else reads the log, so that no erased person is shown or written to.
 *
 * @returns How many keys had come back.
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
