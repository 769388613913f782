import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import { faultsOfAccounts } from './account-seals.ts';
import { damageOf, isDamage } from '../sqlite-damage.ts';

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

/**
 * Returns what is damaged in the file of `openOperationsFile`: its pages, its indexes and its accounts. Each
 * text is the end of a sentence. Changes nothing; a file that does not exist has no damage.
 */
export function damageOfOperations(
  file: string,
  tools: { readonly cryptography: Pick<Cryptography, 'mac'> },
): readonly string[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMsMax });
  try {
    const what = damageOf(database, 'integrity_check');
    return what === undefined ? faultsOfAccounts(database, tools.cryptography) : [what];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [(error as Error).message];
  } finally {
    database.close();
  }
}
