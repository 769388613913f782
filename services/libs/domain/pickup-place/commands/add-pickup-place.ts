import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { pickupPlaceLimits, placeFaults, tidyPlace } from '../pickup-place-fields.ts';
import type { PickupPlaceAdded, PickupPlaceFields } from '../pickup-place.events.ts';
import type { PickupPlaceExists, TooManyPickupPlaces } from '../pickup-place.refusals.ts';
import type { PickupPlacesState } from '../pickup-place.state.ts';
import { placeNamed } from '../place-named.ts';

/** Staff add a place to the list. The place gets the id of the command. */
export interface AddPickupPlace {
  readonly type: 'AddPickupPlace';
  readonly commandId: string;
  readonly place: PickupPlaceFields;
}

/** A place is found by its name, so its name must not be in the list yet. */
export function addPickupPlace(
  { commandId, place }: AddPickupPlace,
  { places }: PickupPlacesState,
): Decision<PickupPlaceAdded, InvalidFields | PickupPlaceExists | TooManyPickupPlaces> {
  const fields = tidyPlace(place);
  const faults = placeFaults(fields);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (placeNamed(places, fields.name) !== undefined) {
    return refuse({ code: 'PickupPlaceExists' });
  }
  return places.length >= pickupPlaceLimits.placesMax
    ? refuse({ code: 'TooManyPickupPlaces' })
    : accept({ type: 'PickupPlaceAdded', data: { placeId: commandId, ...fields } });
}
