import type { ReadStore } from '../../ports/read-store.ts';
import {
  type ImportedBooking,
  importedBookings,
} from '../../projections/booking/imported-bookings.projection.ts';
import { bulkActs } from '../../projections/bulk-act/bulk-acts.projection.ts';

/** The last booking that was imported under a key. */
export interface EarlierImport extends ImportedBooking {
  readonly key: string;
  /** The undo of its import cancelled it, so it can be imported again. */
  readonly isUndone: boolean;
}

/** Returns what was imported under these keys before; keys without a booking are left out. */
export async function getImported(
  readStore: ReadStore,
  keys: readonly string[],
): Promise<readonly EarlierImport[]> {
  const found = await readStore.getMany(importedBookings.collection, keys);
  const lastOnes = found.flatMap(({ key, bookings }) => {
    const last = bookings.at(-1);
    return last === undefined ? [] : [{ key, ...last }];
  });
  const acts = await readStore.getMany(bulkActs.collection, [
    ...new Set(lastOnes.map(({ bulkActId }) => bulkActId)),
  ]);
  const undone = new Map(
    acts.map(({ bulkActId, state }) => [
      bulkActId,
      new Set(state.status === 'begun' ? state.undo?.settled : []),
    ]),
  );
  return lastOnes.map((last) => ({
    ...last,
    isUndone: undone.get(last.bulkActId)?.has(last.bookingNumber) ?? false,
  }));
}

/** How many documents are read at once. */
const pageSize = 500;

/** Returns the numbers of all bookings that an import made. */
export async function getBookingsOfImport(
  readStore: ReadStore,
  bulkActId: string,
): Promise<readonly number[]> {
  const numbers: number[] = [];
  let after: string | undefined;
  do {
    const { documents, next } = await readStore.find(importedBookings.collection, {
      where: { bulkActId },
      sort: { by: ['bulkActId'], direction: 'ascending' },
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    numbers.push(
      ...documents.flatMap(({ bookings }) =>
        bookings.flatMap((each) => (each.bulkActId === bulkActId ? [each.bookingNumber] : [])),
      ),
    );
    after = next;
  } while (after !== undefined);
  return numbers;
}
