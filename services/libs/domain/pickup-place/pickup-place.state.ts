import type { PickupPlaceFields } from './pickup-place.events.ts';

export interface PickupPlace extends PickupPlaceFields {
  readonly placeId: string;
}

/** All pick-up places, in the order in which they were added. */
export interface PickupPlacesState {
  readonly places: readonly PickupPlace[];
}

export const initialPickupPlaces: PickupPlacesState = { places: [] };
