import type { ImageFormat } from './image-address.ts';

/** An uploaded picture; what POST /api/admin/images answers. */
export interface ImageView {
  /** What a tour's `images` are given: the largest one as JPEG. Everything else follows from it. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Every file there is of it, the smallest first. */
  readonly variants: readonly ImageVariantView[];
}

export interface ImageVariantView {
  readonly url: string;
  readonly width: number;
  readonly format: ImageFormat;
}
