import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { ConsoleGlyph } from '../../shared/console/console-glyph.tsx';
import { Photo } from '../../shared/ui/photo.tsx';
import './tour-thumb.css';

export type TourThumbProps = { tour: Pick<AdminTourView, 'image' | 'pictures'> };

/** The featured picture of a tour in small size, or an icon. */
export function TourThumb({ tour: { image, pictures } }: TourThumbProps) {
  const focus = pictures?.find(({ url }) => url === image)?.focus;
  return (
    <span data-slot="tour-thumb">
      {image === null ? (
        <ConsoleGlyph name="tours" size={28} />
      ) : (
        <Photo src={image} alt="" focus={focus} width={72} height={72} sizes="4.5rem" />
      )}
    </span>
  );
}
