import type { TourView } from '@contracts/tour/tour-view.ts';
import { lazy, Suspense } from 'react';
import { sceneFor } from '../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Photo } from '../../shared/ui/photo.tsx';
import { tourPictures } from './tour-photo.ts';

export type TourGalleryProps = {
  tour: TourView;
  /** `HH:mm`: a scene is printed in this hour's light. */
  startTime: string | undefined;
};

/** Only few tours have more than one picture. */
const PictureAlbum = lazy(async () => ({
  default: (await import('./picture-album.tsx')).PictureAlbum,
}));

/** What a tour looks like: its pictures, the scene of its place where it has none. One alone needs no controls. */
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
