import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  openReservations,
  type OpenReservation,
} from '../../projections/departure/open-reservations.projection.ts';

/**
 * Returns for the reconciler the open reservations that no booking holds and that were made before the instant, oldest
 * first. This is only a hint, because the log may have changed in the meantime (correctness rule 9).
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
