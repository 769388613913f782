/** What every picture is kept as, the smallest files first. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A picture of ours: its name says its size, so that nobody has to ask for it. */
export interface KeptImage {
  /** Such as `3f0c…-1600x1067`. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const address = /^\/images\/([0-9a-f]{32}-(\d+)x(\d+))\/\d+\.jpeg$/;

/** The picture of ours that an address names; undefined for a picture from elsewhere. */
export function keptImage(url: string): KeptImage | undefined {
  const [, id, width, height] = address.exec(url) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** The widths it is kept in: its own, and less where it is larger than a telephone needs. */
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
