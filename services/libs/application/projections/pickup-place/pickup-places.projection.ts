import { evolvePickupPlaces } from '../../../domain/pickup-place/evolve-pickup-places.ts';
import type { PickupPlaceEvent } from '../../../domain/pickup-place/pickup-place.events.ts';
import {
  initialPickupPlaces,
  type PickupPlacesState,
} from '../../../domain/pickup-place/pickup-place.state.ts';
import type { Projection } from '../engine/projection.ts';

/** The id of the only document. */
export const allPickupPlaces = 'all';

/** All pick-up places in one document, since every reader needs the whole list. */
export const pickupPlaces: Projection<PickupPlacesState, PickupPlaceEvent> = {
  collection: { name: 'pickup-places', version: 1, fields: {}, indexes: [] },
  documentIds: () => [allPickupPlaces],
  fold: (list, event) => evolvePickupPlaces(list ?? initialPickupPlaces, event),
};
