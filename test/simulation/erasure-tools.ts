import type { ErasureTools } from '../../services/libs/application/erasure/customer-erasure.ts';
import type { Archive, Shelf } from '../../services/libs/application/ports/archive.ts';
import type { KeyVault } from '../../services/libs/application/ports/key-vault.ts';
import { AlteredVault } from './altered-vault.ts';
import type { Random } from './random.ts';
import { SimulatedArchive } from './simulated-archive.ts';
import type { RequestParts } from './simulated-process.ts';

type Pause = () => Promise<void>;

/** Says whose key is used, and takes time. */
class WatchedVault extends AlteredVault {
  readonly #pause: Pause;
  readonly #touched: (customerId: string) => void;

  constructor(vault: KeyVault, pause: Pause, touched: (customerId: string) => void) {
    super(vault);
    this.#pause = pause;
    this.#touched = touched;
  }

  override async open(customerId: string) {
    this.#touched(customerId);
    await this.#pause();
    return await super.open(customerId);
  }

  override async destroy(customerId: string): Promise<void> {
    this.#touched(customerId);
    await this.#pause();
    await super.destroy(customerId);
  }
}

/** The archive that all processes share, over a network. */
class SlowArchive extends SimulatedArchive {
  readonly #pause: Pause;

  constructor(archive: SimulatedArchive, pause: Pause) {
    super(archive);
    this.#pause = pause;
  }

  override async add(shelf: Shelf, name: string, content: string): Promise<boolean> {
    await this.#pause();
    return await super.add(shelf, name, content);
  }
}

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
  const slowly: { readonly archive: Archive; readonly vault: KeyVault } = {
    archive: new SlowArchive(archive, pause),
    vault: new WatchedVault(vault, pause, touched),
  };
  return { ...slowly, clock, commands, cryptography, log, readStore };
}
