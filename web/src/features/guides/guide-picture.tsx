import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { lazy, Suspense } from 'react';
import { placeOf } from '../../shared/map/places.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { guides, slugOf } from './guides.ts';

/** Loaded later, because only few guides show the map in their head. */
const UngujaMap = lazy(async () => ({
  default: (await import('../../shared/map/unguja-map.tsx')).UngujaMap,
}));

/** The picture on a guide's cloth: its scene, or its position on the map. */
export function GuidePicture({ path }: { path: GuidePath }) {
  const { scene, hour = 'day' } = guides[path];
  if (scene !== undefined) return <Scene name={scene} hour={hour} />;
  const place = placeOf(slugOf(path));
  if (place === undefined) return null;
  return (
    <Suspense>
      <UngujaMap pins={[place]} />
    </Suspense>
  );
}
