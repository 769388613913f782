import type { PictureView, TourView } from '@contracts/tour/tour-view.ts';
import type { PhotoProps } from '../../shared/ui/photo.tsx';

/** The proportions to which pictures are cropped. */
const frame = { width: 960, height: 655 };

/** The width of a picture on a card (shared/ui/cloth-wall.css), and in the head of a page. */
const onCard = '(width < 40rem) 100vw, 24rem';
const inHead = '(width >= 64rem) 43vw, 100vw';

/**
 * The featured picture of a tour for its card; undefined if there is none. It needs no alternative text,
 * because the title is beside it.
 */
export function tourPhoto({
  image,
  pictures,
}: Pick<TourView, 'image' | 'pictures'>): PhotoProps | undefined {
  if (image === null) return undefined;
  const { alt = '', focus } = written(pictures, image);
  return { src: image, alt, focus, ...frame, sizes: onCard };
}

/** Every picture of a tour once, with alternative texts. */
export function tourPictures({
  images,
  pictures,
  title,
}: Pick<TourView, 'images' | 'pictures' | 'title'>): PhotoProps[] {
  const once = [...new Set(images)];
  return once.map((src, index) => {
    const place = `${title}, picture ${String(index + 1)} of ${String(once.length)}`;
    const { alt = once.length === 1 ? title : place, focus } = written(pictures, src);
    return { src, alt, focus, ...frame, sizes: inHead };
  });
}

/** The alternative text and the focus point that staff wrote for a picture. */
function written(pictures: TourView['pictures'], url: string): Partial<PictureView> {
  return pictures?.find((picture) => picture.url === url) ?? {};
}
