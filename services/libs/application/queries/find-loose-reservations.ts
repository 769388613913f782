import type { Instant } from '../../domain/calendar/instants.ts';
import type { ReadStore } from '../ports/read-store.ts';
import {
  openReservations,
  type OpenReservation,
} from '../projections/open-reservations.projection.ts';

/**
 * Open reservations that no booking holds, made before the given instant, the oldest first: what the
 * reconciler looks at. A hint, since the log may have moved on (correctness rule 9).
 */
export async function findLooseReservations(
  readStore: ReadStore,
  reservedBefore: Instant,
  limit: number,
): Promise<readonly OpenReservation[]> {
  const { documents } = await readStore.find(openReservations.collection, {
    where: { isHeld: false, at: { to: reservedBefore } },
    sort: { by: ['at'], direction: 'ascending' },
    limit,
  });
  return documents;
}
