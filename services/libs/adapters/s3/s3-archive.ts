import { Archive, isEntryName, type Shelf } from '../../application/ports/archive.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** An archive in a bucket, under `archive/` and its shelf. */
export class S3Archive extends Archive {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    super();
    this.#bucket = bucket;
  }

  override async add(shelf: Shelf, name: string, content: string): Promise<boolean> {
    if (!isEntryName(name))
      throw new RangeError('This cannot be the name of an entry in the archive.');
    return this.#bucket.add(`${placeOf(shelf)}${name}`, Buffer.from(content));
  }

  override async get(shelf: Shelf, name: string): Promise<string | undefined> {
    if (!isEntryName(name)) return undefined;
    return (await this.#bucket.get(`${placeOf(shelf)}${name}`))?.toString();
  }

  override async names(shelf: Shelf): Promise<readonly string[]> {
    return (await this.#bucket.keys(placeOf(shelf))).filter(isEntryName).toSorted();
  }
}

function placeOf(shelf: Shelf): string {
  return `archive/${shelf}/`;
}
