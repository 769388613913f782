import {
  imageUrl,
  imageWidths,
  type ImageFormat,
  keptImage,
  type KeptImage,
} from '@contracts/image/image-address.ts';
import type { FocusPointView } from '@contracts/tour/tour-view.ts';

export type PhotoProps = {
  src: string;
  /** A description of the picture; empty if text beside it says the same. */
  alt: string;
  /**
   * The size of the picture in pixels, or of its frame if the size is unknown. It reserves the space before the
   * picture arrives.
   */
  width: number;
  height: number;
  /** The point of the picture that stays in view if the frame crops it; the centre if undefined. */
  focus?: FocusPointView | undefined;
  /** The width of the frame. The browser uses it to choose the size to fetch. */
  sizes?: string;
  /** The first picture of a page is fetched first, the others when they are close to the view. */
  isFirst?: boolean;
};

/** The better formats, smallest files first. If a browser supports neither format, it uses the JPEG. */
const formats: readonly ImageFormat[] = ['avif', 'webp'];

/** A picture, cut to its frame. The browser fetches an uploaded picture in the size that the frame needs. */
export function Photo({ isFirst = false, sizes = '100vw', alt, focus, ...rest }: PhotoProps) {
  const kept = keptImage(rest.src);
  // With `auto`, a browser that supports it measures the frame itself. This works only for lazy pictures.
  const measured = isFirst ? sizes : `auto, ${sizes}`;
  const { width, height } = kept ?? rest;
  const photo = (
    <img
      data-slot="photo"
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      data-x={focus && tenths(focus.x)}
      data-y={focus && tenths(focus.y)}
      {...rest}
      {...{ width, height }}
      {...(kept && { srcSet: srcSetOf(kept, 'jpeg'), sizes: measured })}
    />
  );
  return kept === undefined ? (
    photo
  ) : (
    <picture>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(kept, format)}
          sizes={measured}
        />
      ))}
      {photo}
    </picture>
  );
}

/** The style sheet has a rule for every tenth: the server’s security policy forbids style attributes. */
function tenths(share: number): number {
  return Math.round(share * 10);
}

function srcSetOf(image: KeptImage, format: ImageFormat): string {
  return imageWidths(image)
    .map((width) => `${imageUrl(image, width, format)} ${String(width)}w`)
    .join(', ');
}
