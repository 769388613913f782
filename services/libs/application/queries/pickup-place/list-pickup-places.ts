import type { PickupPlaceView } from '../../../contracts/pickup-place/pickup-place-view.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  allPickupPlaces,
  pickupPlaces,
} from '../../projections/pickup-place/pickup-places.projection.ts';

/** Returns the pick-up places, sorted by zone and name. */
export async function listPickupPlaces(
  readStore: Pick<ReadStore, 'get'>,
): Promise<readonly PickupPlaceView[]> {
  const list = await readStore.get(pickupPlaces.collection, allPickupPlaces);
  return (list?.places ?? [])
    .map(({ placeId, name, zone, coordinates }) => ({
      id: placeId,
      name,
      zone,
      ...(coordinates === undefined ? {} : { coordinates }),
    }))
    .toSorted(
      (one, other) =>
        one.zone.localeCompare(other.zone, 'en') || one.name.localeCompare(other.name, 'en'),
    );
}
