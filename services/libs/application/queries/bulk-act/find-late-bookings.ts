import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bulkActs } from '../../projections/bulk-act/bulk-acts.projection.ts';
import { getBookingsOfImport } from './get-imported.ts';

/** How many imports are looked at, the latest first. */
const importsMax = 100;

/** Bookings of an import that are missing in the list of its undo. */
interface LateBookings {
  readonly bulkActId: string;
  readonly bookings: readonly number[];
}

/** Returns bookings that are missing in the undo of their import, of the undos that began after an instant. */
export async function findLateBookings(
  readStore: ReadStore,
  undoneAfter: Instant,
): Promise<readonly LateBookings[]> {
  const { documents } = await readStore.find(bulkActs.collection, {
    where: { act: 'import-bookings' },
    sort: { by: ['begunAt'], direction: 'descending' },
    limit: importsMax,
  });
  const late: LateBookings[] = [];
  for (const { bulkActId, state, undoBegun } of documents) {
    if (state.status === 'none' || undoBegun === undefined || undoBegun.at < undoneAfter) continue;
    const listed = new Set(state.work.settled);
    const all = await getBookingsOfImport(readStore, bulkActId);
    const bookings = all.filter((bookingNumber) => !listed.has(bookingNumber));
    if (bookings.length > 0) late.push({ bulkActId, bookings });
  }
  return late;
}
