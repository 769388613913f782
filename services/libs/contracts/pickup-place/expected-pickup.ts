import { localPickup } from '../../domain/booking/pickup-at.ts';
import type { Slot } from '../../domain/departure/departure-id.ts';
import { zoneOf } from '../../domain/pickup-place/place-named.ts';
import { pickupWindowIn } from '../../domain/tour/pickup-window.ts';
import type { PickupView } from '../booking/booking-view.ts';
import type { TourView } from '../tour/tour-view.ts';
import type { PickupPlaceView } from './pickup-place-view.ts';

/** When a traveller would be picked up at a place; undefined if the tour has no pick-up. */
export function expectedPickup(
  { pickupWindows }: Pick<TourView, 'pickupWindows'>,
  places: readonly Pick<PickupPlaceView, 'name' | 'zone'>[],
  pickupPlace: string,
  slot: Slot,
): PickupView | undefined {
  const zone = zoneOf(places, pickupPlace);
  const window = pickupWindowIn(pickupWindows, zone);
  return window && localPickup(slot, { ...window, zone });
}
