import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { departures, type HeldSeats } from '../../projections/departure/departures.projection.ts';

/**
 * Returns the seats of holds, the earliest end first. This is only a hint, because the log may have changed in the
 * meantime. There is no condition on the departure. There are few holds, but with such a condition the store would
 * read the seats of every booking of the departure.
 *
 * @param asked.endedBefore Only holds that ended at this instant or before; by default all.
 */
export async function findHolds(
  readStore: Pick<ReadStore, 'find'>,
  { endedBefore, limit }: { readonly endedBefore?: Instant; readonly limit: number },
): Promise<readonly HeldSeats[]> {
  const { documents } = await readStore.find(departures.collection, {
    where: { heldUntil: endedBefore === undefined ? { from: '' } : { to: endedBefore } },
    sort: { by: ['heldUntil'], direction: 'ascending' },
    limit,
  });
  return documents.filter(
    (each): each is HeldSeats => each.kind === 'seats' && each.heldUntil !== undefined,
  );
}
