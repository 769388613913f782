/** One file of a picture, such as `960.avif`. */
export interface ImageFile {
  /** The picture's id: 32 hexadecimal digits and its size, such as `3f0c…-1600x1067`. */
  readonly id: string;
  readonly name: string;
}

/**
 * Stores uploaded pictures. A stored file never changes and is never removed, because the history of a tour keeps the
 * addresses of all its earlier pictures.
 */
export abstract class ImageStore {
  /** Stores the file, whole or not at all; durable when it resolves. An existing file stays unchanged. */
  abstract put(file: ImageFile, content: Uint8Array): Promise<void>;

  /** Undefined if there is no such file or the name is not valid. */
  abstract get(file: ImageFile): Promise<Buffer | undefined>;

  abstract has(file: ImageFile): Promise<boolean>;
}

/**
 * Whether a picture's file can have this name. The check is needed because names come from requested addresses, which
 * may contain any text.
 */
export function isImageFile({ id, name }: ImageFile): boolean {
  return /^[0-9a-f]{32}-\d{1,5}x\d{1,5}$/.test(id) && /^\d{1,5}\.(?:avif|webp|jpeg)$/.test(name);
}
