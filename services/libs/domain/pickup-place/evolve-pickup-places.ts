import type { PickupPlaceEvent } from './pickup-place.events.ts';
import type { PickupPlacesState } from './pickup-place.state.ts';

/** The list after one more event. */
export function evolvePickupPlaces(
  { places }: PickupPlacesState,
  { type, data }: PickupPlaceEvent,
): PickupPlacesState {
  switch (type) {
    case 'PickupPlaceAdded':
      return { places: [...places, data] };
    case 'PickupPlaceChanged':
      return {
        places: places.map((place) =>
          place.placeId === data.placeId ? { placeId: data.placeId, ...data.after } : place,
        ),
      };
    case 'PickupPlaceRemoved':
      return { places: places.filter(({ placeId }) => placeId !== data.placeId) };
  }
}
