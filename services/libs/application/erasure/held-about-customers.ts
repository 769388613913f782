import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { ReadStore } from '../ports/read-store.ts';
import {
  type CustomerRecord,
  customerRecords,
} from '../projections/customer/customer-records.projection.ts';
import { everyPage } from '../queries/engine/every-page.ts';

/** How long to wait for the read model of customer records, in milliseconds. */
const knownMsMax = 10_000;

interface Sources {
  readonly log: Pick<EventLogReader, 'head'>;
  readonly readStore: ReadStore;
}

/**
 * Waits until the read model of customer records has every event of the log. Data that is stored later cannot be sealed
 * with a key that is already destroyed.
 *
 * @throws EngineAway if the read model takes too long.
 */
export async function knowAllHeld({ log, readStore }: Sources): Promise<void> {
  const head = await log.head();
  if (!(await readStore.waitFor([customerRecords.collection], head, knownMsMax))) {
    throw new EngineAway('read-models');
  }
}

/** Returns every booking and message in which data was sealed with one of these customers' keys. */
export async function heldAbout(
  readStore: ReadStore,
  customers: readonly string[],
): Promise<readonly CustomerRecord[]> {
  const records = new Map<string, CustomerRecord>();
  for (const customerId of customers) {
    const query = {
      termPrefixes: [customerId],
      sort: { by: ['kind', 'isKept', 'day'], direction: 'ascending' },
    } as const;
    for await (const page of everyPage(readStore, customerRecords.collection, query)) {
      for (const record of page) records.set(`${record.kind} ${record.subject}`, record);
    }
  }
  return [...records.values()];
}

/** Returns the numbers of the bookings and the ids of the messages among the records. */
export function namesOf(records: readonly CustomerRecord[]) {
  const of = (wanted: CustomerRecord['kind']) =>
    records.flatMap(({ kind, subject }) => (kind === wanted ? [subject] : []));
  return {
    bookings: of('booking')
      .map(Number)
      .toSorted((one, other) => one - other),
    messages: of('message').toSorted(),
  };
}
