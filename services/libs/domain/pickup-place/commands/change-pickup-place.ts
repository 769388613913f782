import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { isSameValue } from '../../tour/same-value.ts';
import { placeFaults, tidyPlace } from '../pickup-place-fields.ts';
import type { PickupPlaceChanged, PickupPlaceFields } from '../pickup-place.events.ts';
import type { PickupPlaceExists, PickupPlaceNotFound } from '../pickup-place.refusals.ts';
import type { PickupPlacesState } from '../pickup-place.state.ts';
import { placeNamed } from '../place-named.ts';

/** Staff correct the name, zone or position of a place. */
export interface ChangePickupPlace {
  readonly type: 'ChangePickupPlace';
  readonly placeId: string;
  readonly place: PickupPlaceFields;
}

/** Bookings keep the name and the window that they have. */
export function changePickupPlace(
  { placeId, place }: ChangePickupPlace,
  { places }: PickupPlacesState,
): Decision<PickupPlaceChanged, InvalidFields | PickupPlaceExists | PickupPlaceNotFound> {
  const present = places.find((each) => each.placeId === placeId);
  if (present === undefined) {
    return refuse({ code: 'PickupPlaceNotFound' });
  }
  const after = tidyPlace(place);
  const faults = placeFaults(after);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const namesake = placeNamed(places, after.name);
  if (namesake !== undefined && namesake.placeId !== placeId) {
    return refuse({ code: 'PickupPlaceExists' });
  }
  const before = tidyPlace(present);
  return isSameValue(before, after)
    ? accept()
    : accept({ type: 'PickupPlaceChanged', data: { placeId, before, after } });
}
