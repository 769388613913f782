import type { ReadStore } from '../../ports/read-store.ts';
import { customerRecords } from '../../projections/customer/customer-records.projection.ts';

/** More bookings than any customer has. */
const bookingsMax = 1_000;

/** Returns the numbers of the bookings that belong to a customer now. */
export async function bookingsOfCustomer(
  readStore: ReadStore,
  customerId: string,
): Promise<readonly number[]> {
  const { documents } = await readStore.find(customerRecords.collection, {
    where: { kind: 'booking' },
    termPrefixes: [customerId],
    sort: { by: [], direction: 'ascending' },
    limit: bookingsMax,
  });
  return documents
    .filter((record) => record.customerId === customerId)
    .map(({ subject }) => Number(subject));
}
