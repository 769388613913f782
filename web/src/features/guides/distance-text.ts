import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { placeOf } from '../../shared/map/places.ts';
import { kmBetween } from '../../shared/map/projection.ts';
import { guides, slugOf } from './guides.ts';

/**
 * The distance between the places of two guides, in a straight line. There is no travel time, because roads and
 * boats differ. For the parks on the mainland it says how to get there.
 */
export function distanceText(from: GuidePath, to: GuidePath): string {
  const [here, there] = [placeOf(slugOf(from)), placeOf(slugOf(to))];
  if (here === undefined || there === undefined) return guides[to].way;
  const km = Math.round(kmBetween(here, there));
  return km < 1 ? 'In the same place' : `About ${String(km)} km away`;
}
