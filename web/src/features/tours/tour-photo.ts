import type { TourView } from '@contracts/tour/tour-view.ts';
import type { PhotoProps } from '../../shared/ui/photo.tsx';

/** The shape of the frame a picture is cut to. */
const frame = { width: 960, height: 655 };

/** How wide a cloth of a wall is (shared/ui/cloth-wall.css), and what fills the head of a page. */
const onCard = '(width < 40rem) 100vw, 24rem';
const inHead = '(width >= 64rem) 43vw, 100vw';

/** The featured picture of a tour, for a frame beside its title; undefined where it has none. */
export function tourPhoto({ image }: Pick<TourView, 'image'>): PhotoProps | undefined {
  return image === null ? undefined : { src: image, alt: '', ...frame, sizes: onCard };
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
    sizes: inHead,
  }));
}
