import { DirectoryArchive } from '../adapters/node/directory-archive.ts';
import { DirectoryImageStore } from '../adapters/node/directory-image-store.ts';
import { makePrivate } from '../adapters/node/private-files.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { S3Archive } from '../adapters/s3/s3-archive.ts';
import { type BucketPlace, S3Bucket } from '../adapters/s3/s3-bucket.ts';
import { BucketUnusable, isBucketAway } from '../adapters/s3/s3-failures.ts';
import { S3ImageStore } from '../adapters/s3/s3-image-store.ts';
import type { Archive } from '../application/ports/archive.ts';
import type { ImageStore } from '../application/ports/image-store.ts';
import { reportingWhenAway } from './engine-away-ports.ts';
import { openWhenThere } from './engine-wait.ts';
import type { StorageSettings } from './settings/settings-storage.ts';
import { StartRefused } from './start-refused.ts';

/** Where an archive is; plain data, so that it can be sent to a thread. */
export type ArchivePlace = { readonly directory: string } | { readonly bucket: BucketPlace };

/** How long a start waits for a bucket if it waits for no engine, in milliseconds. */
const waitMs = 10_000;

/**
 * Opens the stores of pictures and the archive; if they are in a bucket, waits until it answers.
 *
 * @throws StartRefused
 */
export async function openStorage(
  settings: StorageSettings,
  engines: { readonly waitMs: number } = { waitMs },
): Promise<{ readonly archive: Archive; readonly images: ImageStore }> {
  const { bucket: place, imagesDirectory } = settings;
  if (place === null) keepStoragePrivate(settings);
  else await waitForBucket(place, engines.waitMs);
  return {
    archive: archiveAt(archivePlaceOf(settings)),
    images:
      place === null
        ? new DirectoryImageStore(imagesDirectory, new RandomIdentifiers())
        : filesPort(new S3ImageStore(bucketAt(place))),
  };
}

/** Makes the directories private, because earlier releases left them readable by every user of the machine. */
function keepStoragePrivate({ archiveDirectory, imagesDirectory }: StorageSettings): void {
  for (const directory of [archiveDirectory, imagesDirectory]) makePrivate(directory, true);
}

/** Returns where the archive of the settings is. */
export function archivePlaceOf({
  bucket,
  archiveDirectory,
}: Pick<StorageSettings, 'bucket' | 'archiveDirectory'>): ArchivePlace {
  return bucket === null ? { directory: archiveDirectory } : { bucket };
}

/** Opens the archive at a place. */
export function archiveAt(place: ArchivePlace): Archive {
  return 'directory' in place
    ? new DirectoryArchive(place.directory, new RandomIdentifiers())
    : filesPort(new S3Archive(bucketAt(place.bucket)));
}

async function waitForBucket(place: BucketPlace, longestMs: number): Promise<void> {
  const { endpoint: url, bucket: name } = place;
  const awaited = {
    name: `The bucket ${name}`,
    setting: 'S3_ENDPOINT',
    url,
    waitMs: longestMs,
    isAway: isBucketAway,
  };
  const bucket = bucketAt(place);
  try {
    await openWhenThere(awaited, () => bucket.check());
  } catch (error) {
    if (!(error instanceof BucketUnusable)) throw error;
    throw new StartRefused(`S3_BUCKET ${name}: ${error.message}`, { cause: error });
  }
}

function bucketAt(place: BucketPlace): S3Bucket {
  return new S3Bucket(place, new RandomIdentifiers());
}

function filesPort<Port extends object>(port: Port): Port {
  return reportingWhenAway(port, { engine: 'files', isAway: isBucketAway });
}
