import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { ConsoleGlyph } from '../../shared/console/console-glyph.tsx';
import { smallPicture } from './small-picture.ts';
import './tour-thumb.css';

/** The featured picture of a tour in small size, or an icon. */
export function TourThumb({ tour: { image } }: { tour: Pick<AdminTourView, 'image'> }) {
  return (
    <span data-slot="tour-thumb">
      {image === null ? (
        <ConsoleGlyph name="tours" size={28} />
      ) : (
        <img src={smallPicture(image)} alt="" width={72} height={72} loading="lazy" />
      )}
    </span>
  );
}
