import type { TourView } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { sceneFor } from '../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Photo } from '../../shared/ui/photo.tsx';
import { PictureRow } from './picture-row.tsx';
import { tourPictures } from './tour-photo.ts';

export type TourGalleryProps = {
  tour: TourView;
  /** `HH:mm`: a scene is printed in this hour's light. */
  startTime: string | undefined;
};

/** What a tour looks like: its pictures, the scene of its place where it has none. One alone needs no controls. */
export function TourGallery({ tour, startTime }: TourGalleryProps) {
  const [whole, setWhole] = useState<number>();
  const pictures = tourPictures(tour);
  const [only, ...others] = pictures;
  if (only === undefined) return <Scene name={sceneFor(tour)} hour={hourOf(startTime)} />;
  if (others.length === 0) return <Photo {...only} isFirst />;
  return (
    <div>
      <PictureRow
        pictures={[{ ...only, isFirst: true }, ...others]}
        label={tour.title}
        action={(at) => (
          <button
            type="button"
            aria-label="Show the whole screen"
            onClick={() => {
              setWhole(at);
            }}
          >
            <Glyph name="grow" size={18} />
          </button>
        )}
      />
      <Dialog
        isOpen={whole !== undefined}
        onClose={() => {
          setWhole(undefined);
        }}
        title={tour.title}
        placement="screen"
      >
        <PictureRow pictures={pictures} label={tour.title} first={whole ?? 0} fit="whole" />
      </Dialog>
    </div>
  );
}
