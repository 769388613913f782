import { imageUrl, imageWidths, keptImage } from '@contracts/image/image-address.ts';

/** The address of the smallest version of a picture. Pictures from other sites have only one size. */
export function smallPicture(url: string): string {
  const image = keptImage(url);
  const [width] = image === undefined ? [] : imageWidths(image);
  return image === undefined || width === undefined ? url : imageUrl(image, width, 'webp');
}
