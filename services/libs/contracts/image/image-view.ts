import type { WholeNumber } from '../whole-number.ts';
import type { ImageFormat } from './image-address.ts';

/** An uploaded picture; the answer of POST /api/admin/images. */
export interface ImageView {
  /**
   * The address to put into a tour's `images`: the largest file, as JPEG. The other addresses follow
   * from it.
   */
  readonly url: string;
  readonly width: WholeNumber;
  readonly height: WholeNumber;
  /** Every file of the picture, the smallest first. */
  readonly variants: readonly ImageVariantView[];
}

export interface ImageVariantView {
  readonly url: string;
  readonly width: WholeNumber;
  readonly format: ImageFormat;
}
