import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { ConsoleGlyph } from '../../shared/console/console-glyph.tsx';
import { Photo } from '../../shared/ui/photo.tsx';
import { tourPhoto } from '../tours/tour-photo.ts';
import './tour-thumb.css';

/** The featured picture of a tour in small size, or an icon. */
export function TourThumb({ tour }: { tour: Pick<AdminTourView, 'image' | 'pictures'> }) {
  const photo = tourPhoto(tour);
  return (
    <span data-slot="tour-thumb">
      {photo === undefined ? (
        <ConsoleGlyph name="tours" size={28} />
      ) : (
        <Photo {...photo} alt="" sizes="4.5rem" />
      )}
    </span>
  );
}
