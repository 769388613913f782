import type { TourView } from '@contracts/tour/tour-view.ts';
import type { PhotoProps } from '../../shared/ui/photo.tsx';

/** The shape of the frame a picture is cut to. */
const frame = { width: 960, height: 655 };

/** The featured picture of a tour, for a frame beside its title; undefined where it has none. */
export function tourPhoto({ image }: Pick<TourView, 'image'>): PhotoProps | undefined {
  return image === null ? undefined : { src: image, alt: '', ...frame };
}

/** Every picture of a tour, each once, with words for those who do not see it. */
export function tourPictures({ images, title }: Pick<TourView, 'images' | 'title'>): PhotoProps[] {
  const pictures = [...new Set(images)];
  return pictures.map((src, index) => ({
    src,
    alt:
      pictures.length === 1
        ? title
        : `${title}, picture ${String(index + 1)} of ${String(pictures.length)}`,
    ...frame,
  }));
}
