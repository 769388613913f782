import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { placeOf } from '../../shared/map/places.ts';
import { UngujaMap } from '../../shared/map/unguja-map.tsx';
import { Scene } from '../../shared/scenes/scene.tsx';
import { guides, slugOf } from './guides.ts';

/** The motif of a guide's cloth: its scene, or where it is. */
export function GuidePicture({ path }: { path: GuidePath }) {
  const { scene, hour = 'day' } = guides[path];
  if (scene !== undefined) return <Scene name={scene} hour={hour} />;
  const place = placeOf(slugOf(path));
  return place === undefined ? null : <UngujaMap pins={[place]} />;
}
