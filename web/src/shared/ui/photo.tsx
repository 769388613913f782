export type PhotoProps = {
  src: string;
  /** What it shows; empty where words beside it say so already. */
  alt: string;
  /** Its real size in pixels: the place is kept before it arrives. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** The first picture of a page is fetched first, the others when they are near. */
  isFirst?: boolean;
};

/** An uploaded picture, cut to whatever frame it hangs in. */
export function Photo({ isFirst = false, alt, ...rest }: PhotoProps) {
  return (
    <img
      data-slot="photo"
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      {...rest}
    />
  );
}
