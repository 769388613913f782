import { type ImageFile, ImageStore, isImageFile } from '../../application/ports/image-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** Pictures in a bucket, under `images/`. */
export class S3ImageStore extends ImageStore {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    super();
    this.#bucket = bucket;
  }

  override async put(file: ImageFile, content: Uint8Array): Promise<void> {
    if (!isImageFile(file)) throw new RangeError('This cannot be the name of a picture’s file.');
    await this.#bucket.add(keyOf(file), content);
  }

  override async get(file: ImageFile): Promise<Buffer | undefined> {
    return isImageFile(file) ? this.#bucket.get(keyOf(file)) : undefined;
  }

  override async has(file: ImageFile): Promise<boolean> {
    return isImageFile(file) && (await this.#bucket.has(keyOf(file)));
  }
}

function keyOf({ id, name }: ImageFile): string {
  return `images/${id}/${name}`;
}
