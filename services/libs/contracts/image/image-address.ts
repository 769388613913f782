/** The formats in which every picture is stored, the smallest files first. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A stored picture: its name gives its size, so no request for the size is needed. */
export interface KeptImage {
  /** Such as `3f0c…-1600x1067`. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const address = /^\/images\/([0-9a-f]{32}-(\d+)x(\d+))\/\d+\.jpeg$/;

/** The stored picture at an address; undefined for a picture of another site. */
export function keptImage(url: string): KeptImage | undefined {
  const [, id, width, height] = address.exec(url) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/**
 * The widths in which a picture is stored: its own width, and smaller widths if it is wider than a phone needs.
 */
export function imageWidths({ width }: Pick<KeptImage, 'width'>): readonly number[] {
  return [...[480, 960].filter((each) => each < width), width];
}

export function imageUrl(
  { id }: Pick<KeptImage, 'id'>,
  width: number,
  format: ImageFormat,
): string {
  return `/images/${id}/${width}.${format}`;
}
