import { accept, type Decision } from '../../decision.ts';
import type { PickupPlaceRemoved } from '../pickup-place.events.ts';
import type { PickupPlacesState } from '../pickup-place.state.ts';

/** Staff take a place off the list. */
export interface RemovePickupPlace {
  readonly type: 'RemovePickupPlace';
  readonly placeId: string;
}

/** Bookings at the place stay as they are. A place that is not in the list is already removed. */
export function removePickupPlace(
  { placeId }: RemovePickupPlace,
  { places }: PickupPlacesState,
): Decision<PickupPlaceRemoved, never> {
  const place = places.find((each) => each.placeId === placeId);
  return place === undefined ? accept() : accept({ type: 'PickupPlaceRemoved', data: place });
}
