import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { ErasureLedger } from '../erasure/erasure-ledger.ts';
import type { StoredEvent } from '../event-log/stored-event.ts';
import type { Archive } from '../ports/archive.ts';
import type { KeyVault } from '../ports/key-vault.ts';

/** How many keys are checked at the same time. */
const atOnceMax = 32;

const sealedFor = /"v1\.([^".]+)\./g;

/** The customers whose keys sealed personal data in a log, and the customers who were erased according to the log. */
export class CustomersInLog {
  readonly sealed = new Set<string>();
  readonly erased = new Set<string>();

  note({ type, stream, data }: Pick<StoredEvent, 'type' | 'stream' | 'data'>): void {
    if (type === 'CustomerErased') this.erased.add(stream.slice('customer-'.length));
    for (const [, customerId] of data.matchAll(sealedFor)) this.sealed.add(customerId ?? '');
  }
}

/**
 * Opens the key of every customer for whom the log holds sealed data. A key that does not open is damaged.
 * A key that is not in the vault is missing, unless the erasure ledger or the log says that the customer
 * was erased. Faults name customers only by their ids.
 *
 * An erasure is written to the ledger first, and then the key is destroyed. So the keys are read before the ledger: the
 * ledger then names every customer whose key was already destroyed.
 */
export async function checkKeys(
  { sealed, erased }: CustomersInLog,
  { keys, archive }: { readonly keys: Pick<KeyVault, 'open'>; readonly archive: Archive },
): Promise<readonly LogFaultView[]> {
  const damaged: string[] = [];
  const gone: string[] = [];
  const customers = [...sealed];
  while (customers.length > 0) {
    await Promise.all(
      customers.splice(0, atOnceMax).map(async (customerId) => {
        const key = await keys.open(customerId);
        if (key === 'damaged') damaged.push(customerId);
        else if (typeof key === 'string') gone.push(customerId);
      }),
    );
  }
  const known = await namesErased(archive);
  const missing = gone.filter((customerId) => !erased.has(customerId) && !known.has(customerId));
  return [
    ...damaged.sort().map((id): LogFaultView => ({
      kind: 'damaged-key',
      what: `the key of customer ${id} is damaged: their personal data cannot be read`,
    })),
    ...missing.sort().map((id): LogFaultView => ({
      kind: 'missing-key',
      what: `the key of customer ${id} is missing and no erasure is noted: their personal data cannot be read`,
    })),
  ];
}

/**
 * Returns all erased customers. An entry of the ledger names one customer, and all customers who were erased together
 * with this one.
 */
async function namesErased(archive: Archive): Promise<ReadonlySet<string>> {
  const ledger = new ErasureLedger(archive);
  const erased = new Set<string>();
  for (const customerId of await ledger.customers()) {
    const entry = await ledger.entry(customerId);
    for (const each of [customerId, ...(entry?.with ?? [])]) erased.add(each);
  }
  return erased;
}

/** Whether a fault concerns a customer's key and not the log itself. */
export function isOfKey({ kind }: Pick<LogFaultView, 'kind'>): boolean {
  return kind === 'damaged-key' || kind === 'missing-key';
}
