import { placeNamed } from './place-named.ts';
import type { PickupPlaceFields } from './pickup-place.events.ts';

export interface PickupPlace extends PickupPlaceFields {
  readonly placeId: string;
}

/** All pick-up places, in the order in which they were added. */
export interface PickupPlacesState {
  readonly places: readonly PickupPlace[];
}

export const initialPickupPlaces: PickupPlacesState = { places: [] };

/** The zone of the place with this name; empty for a place that is not in the list. */
export function zoneOfPlace({ places }: PickupPlacesState, name: string): string {
  return placeNamed(places, name)?.zone ?? '';
}
