import { imageUrl, imageWidths, keptImage } from '@contracts/image/image-address.ts';

/** The smallest file there is of a picture; one from elsewhere has one size. */
export function smallPicture(url: string): string {
  const image = keptImage(url);
  const [width] = image === undefined ? [] : imageWidths(image);
  return image === undefined || width === undefined ? url : imageUrl(image, width, 'webp');
}
