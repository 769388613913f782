import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  departures,
  type DepartureSeats,
} from '../../projections/departure/departures.projection.ts';

/**
 * Returns the seats of holds that ended at the instant or before, oldest first. This is only a hint, because the log
 * may have changed in the meantime.
 */
export async function findOverdueHolds(
  readStore: ReadStore,
  endedBefore: Instant,
  limit: number,
): Promise<readonly DepartureSeats[]> {
  const { documents } = await readStore.find(departures.collection, {
    where: { heldUntil: { to: endedBefore } },
    sort: { by: ['heldUntil'], direction: 'ascending' },
    limit,
  });
  return documents.filter((each) => each.kind === 'seats');
}
