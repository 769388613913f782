import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { placeOf } from '../../shared/map/places.ts';
import { kmBetween } from '../../shared/map/projection.ts';
import { guides, slugOf } from './guides.ts';

/**
 * How far one guide's place is from another's, in a straight line: roads and boats differ, so there is no time.
 * The parks on the mainland say how one gets there.
 */
export function distanceText(from: GuidePath, to: GuidePath): string {
  const [here, there] = [placeOf(slugOf(from)), placeOf(slugOf(to))];
  if (here === undefined || there === undefined) return guides[to].way;
  const km = Math.round(kmBetween(here, there));
  return km < 1 ? 'In the same place' : `About ${String(km)} km away`;
}
