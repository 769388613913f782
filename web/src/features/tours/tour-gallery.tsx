import type { TourView } from '@contracts/tour/tour-view.ts';
import { lazy, Suspense } from 'react';
import { sceneFor } from '../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Photo } from '../../shared/ui/photo.tsx';
import { tourPictures } from './tour-photo.ts';

export type TourGalleryProps = {
  tour: TourView;
  /** `HH:mm`. The scene is drawn in the light of this time. */
  startTime: string | undefined;
};

/** Loaded later, because only few tours have more than one picture. */
const PictureAlbum = lazy(async () => ({
  default: (await import('./picture-album.tsx')).PictureAlbum,
}));

/** The pictures of a tour; the scene of its place if it has none. A single picture has no controls. */
export function TourGallery({ tour, startTime }: TourGalleryProps) {
  const pictures = tourPictures(tour);
  const [only, ...others] = pictures;
  if (only === undefined) return <Scene name={sceneFor(tour)} hour={hourOf(startTime)} />;
  const first = <Photo {...only} isFirst />;
  if (others.length === 0) return first;
  return (
    <Suspense fallback={first}>
      <PictureAlbum pictures={[{ ...only, isFirst: true }, ...others]} title={tour.title} />
    </Suspense>
  );
}
