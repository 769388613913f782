import { decider } from '../decision.ts';
import { addPickupPlace } from './commands/add-pickup-place.ts';
import { changePickupPlace } from './commands/change-pickup-place.ts';
import { removePickupPlace } from './commands/remove-pickup-place.ts';
import { evolvePickupPlaces } from './evolve-pickup-places.ts';
import { initialPickupPlaces } from './pickup-place.state.ts';

/** The list of pick-up places: one stream, because names must be unique in the whole list. */
export const pickupPlaceDecider = decider({
  initialState: initialPickupPlaces,
  evolve: evolvePickupPlaces,
  commands: {
    AddPickupPlace: addPickupPlace,
    ChangePickupPlace: changePickupPlace,
    RemovePickupPlace: removePickupPlace,
  },
});
