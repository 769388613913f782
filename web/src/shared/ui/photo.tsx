import {
  imageUrl,
  imageWidths,
  type ImageFormat,
  keptImage,
  type KeptImage,
} from '@contracts/image/image-address.ts';

export type PhotoProps = {
  src: string;
  /** What it shows; empty where words beside it say so already. */
  alt: string;
  /** Its size in pixels, or that of its frame where nobody knows: the place is kept before it arrives. */
  width: number;
  height: number;
  /** How wide its frame is; which of its sizes is fetched depends on it. */
  sizes?: string;
  /** The first picture of a page is fetched first, the others when they are near. */
  isFirst?: boolean;
};

/** The better formats, the smallest files first; a browser that knows neither has the JPEG. */
const formats: readonly ImageFormat[] = ['avif', 'webp'];

/** An uploaded picture, cut to whatever frame it hangs in. One of ours comes in the size that the frame needs. */
export function Photo({ isFirst = false, sizes = '100vw', alt, ...rest }: PhotoProps) {
  const kept = keptImage(rest.src);
  // Where a browser can, it measures the frame itself: one that is not there at once.
  const measured = isFirst ? sizes : `auto, ${sizes}`;
  const { width, height } = kept ?? rest;
  const photo = (
    <img
      data-slot="photo"
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
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

function srcSetOf(image: KeptImage, format: ImageFormat): string {
  return imageWidths(image)
    .map((width) => `${imageUrl(image, width, format)} ${String(width)}w`)
    .join(', ');
}
