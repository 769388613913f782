import type { FocusPointView, PictureView, TourFields } from '@contracts/tour/tour-view.ts';

type PictureFields = Pick<TourFields, 'images' | 'pictures'>;

/** The pictures of a tour in their order, each with its alternative text and its focus. */
export function picturesOf({ images, pictures = [] }: PictureFields): readonly PictureView[] {
  return images.map((url) => pictures.find((picture) => picture.url === url) ?? { url });
}

/**
 * The pictures as fields of the form, with the same structure as in the server's answers. Otherwise an
 * unchanged form would count as changed.
 */
export function pictureFields(pictures: readonly PictureView[]): PictureFields {
  const isPlain = pictures.every(({ alt, focus }) => alt === undefined && focus === undefined);
  return { images: pictures.map(({ url }) => url), pictures: isPlain ? [] : pictures };
}

/** The picture with another alternative text. An empty text removes it. */
export function withAlt({ url, focus }: PictureView, alt: string): PictureView {
  return { url, ...(alt !== '' && { alt }), ...(focus && { focus }) };
}

/** The centre of a picture. This is the focus if staff chose none. */
export const centre = { x: 0.5, y: 0.5 } as const;

/** The picture with its focus in whole per cent, inside the picture. A focus in the centre is left out. */
export function withFocus({ url, alt }: PictureView, { x, y }: FocusPointView): PictureView {
  const focus = { x: inside(x), y: inside(y) };
  const isCentre = focus.x === centre.x && focus.y === centre.y;
  return { url, ...(alt !== undefined && { alt }), ...(!isCentre && { focus }) };
}

function inside(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
}
