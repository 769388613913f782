/** One file of a picture, such as `960.avif`. */
export interface ImageFile {
  /** Of the picture: 32 hexadecimal digits and its size, such as `3f0c…-1600x1067`. */
  readonly id: string;
  readonly name: string;
}

/**
 * Where uploaded pictures are kept. What is stored under a name never changes and is never removed:
 * an address that was ever part of a tour stays in its history.
 */
export abstract class ImageStore {
  /** Keeps the file, whole or not at all; durable when it answers. One that is there stays as it is. */
  abstract put(file: ImageFile, content: Uint8Array): Promise<void>;

  /** Undefined where there is no such file, or could not be under such a name. */
  abstract get(file: ImageFile): Promise<Buffer | undefined>;

  abstract has(file: ImageFile): Promise<boolean>;
}

/** Whether a picture's file can be called that: names come from addresses that anybody writes. */
export function isImageFile({ id, name }: ImageFile): boolean {
  return /^[0-9a-f]{32}-\d{1,5}x\d{1,5}$/.test(id) && /^\d{1,5}\.(?:avif|webp|jpeg)$/.test(name);
}
