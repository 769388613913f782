import type { TourView } from '@contracts/tour/tour-view.ts';
import type { PhotoProps } from '../../shared/ui/photo.tsx';

/** The proportions to which pictures are cropped. */
const frame = { width: 960, height: 655 };

/** The width of a picture on a card (shared/ui/cloth-wall.css), and in the head of a page. */
const onCard = '(width < 40rem) 100vw, 24rem';
const inHead = '(width >= 64rem) 43vw, 100vw';

/**
 * The featured picture of a tour for its card; undefined if there is none. It has no alternative text because
 * the title is beside it.
 */
export function tourPhoto({ image }: Pick<TourView, 'image'>): PhotoProps | undefined {
  return image === null ? undefined : { src: image, alt: '', ...frame, sizes: onCard };
}

/** Every picture of a tour once, with alternative texts. */
export function tourPictures({ images, title }: Pick<TourView, 'images' | 'title'>): PhotoProps[] {
  const pictures = [...new Set(images)];
  return pictures.map((src, index) => ({
    src,
    alt:
      pictures.length === 1
        ? title
        : `${title}, picture ${String(index + 1)} of ${String(pictures.length)}`,
    ...frame,
    sizes: inHead,
  }));
}
