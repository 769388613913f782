import type { ErasureTools } from '../../services/libs/application/erasure/customer-erasure.ts';
import type { Archive } from '../../services/libs/application/ports/archive.ts';
import type { KeyVault } from '../../services/libs/application/ports/key-vault.ts';
import type { Random } from './random.ts';
import type { RequestParts } from './simulated-process.ts';

/**
 * The tools of an erasure in one process. The vault and the archive take time, so the process may die between any two
 * steps, and others may do something meanwhile.
 *
 * @param touched Called with every customer whose key the erasure reads or destroys.
 */
export function erasureTools(
  { commands, ports, readStore, archive }: RequestParts,
  random: Random,
  touched: (customerId: string) => void,
): ErasureTools {
  const { clock, cryptography, store: log, vault } = ports;
  const pause = (): Promise<void> => clock.sleep(random.between(1, 6));
  const slowVault: KeyVault = {
    awaitsScavenge: false,
    grantFor: (identity) => vault.grantFor(identity),
    customersOfEmail: (email) => vault.customersOfEmail(email),
    async open(customerId) {
      touched(customerId);
      await pause();
      return await vault.open(customerId);
    },
    async destroy(customerId) {
      touched(customerId);
      await pause();
      await vault.destroy(customerId);
    },
  };
  const slowArchive: Archive = {
    get: (shelf, name) => archive.get(shelf, name),
    names: (shelf) => archive.names(shelf),
    async add(shelf, name, content) {
      await pause();
      return await archive.add(shelf, name, content);
    },
  };
  return { archive: slowArchive, clock, commands, cryptography, log, readStore, vault: slowVault };
}
