import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  openReservations,
  type OpenReservation,
} from '../../projections/departure/open-reservations.projection.ts';

/**
 * Returns open reservations that no booking holds, made before the given instant, oldest first, for the
 * reconciler. This is a hint, since the log may have changed since (correctness rule 9).
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
