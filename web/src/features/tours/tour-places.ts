import type { TourView } from '@contracts/tour/tour-view.ts';
import type { MapPin } from '../../shared/map/map-pin.ts';
import { placeOf } from '../../shared/map/places.ts';
import { placesInTexts } from './tour-place-slugs.ts';

/**
 * The pins of a tour: its meeting point, and smaller pins for the places where it goes. Empty for tours on the
 * mainland and for texts that name no place of the map: no pin is better than a wrong one.
 */
export function tourPlaces(tour: Pick<TourView, 'title' | 'meetingPoint'>): MapPin[] {
  const places = placesInTexts(tour);
  if (places === undefined) return [];
  return [...pins(places.met), ...pins(places.visited).map((pin) => ({ ...pin, isFaint: true }))];
}

function pins(slugs: readonly string[]): readonly MapPin[] {
  return slugs.map(placeOf).filter((pin) => pin !== undefined);
}
