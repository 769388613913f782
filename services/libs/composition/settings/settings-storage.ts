import { join, resolve } from 'node:path';
import type { BucketPlace } from '../../adapters/s3/s3-bucket.ts';
import type { SettingsReader } from './settings-reader.ts';

/** Where pictures and the archive are kept: in directories, or both in a bucket. */
export interface StorageSettings {
  /** Absolute path of uploaded pictures; processes that answer requests share it. */
  readonly imagesDirectory: string;
  /** Absolute path of the archive; processes that work on one log share it. */
  readonly archiveDirectory: string;
  /** If the bucket is set, neither directory is used. */
  readonly bucket: BucketPlace | null;
}

const bucketName = {
  pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  says: 'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
};
const regionName = { pattern: /^[a-z0-9-]{1,40}$/, says: 'a region such as eu-central-1' };

export function storageOf(read: SettingsReader, dataDirectory: string): StorageSettings {
  return {
    imagesDirectory: resolve(read.text('IMAGES_DIR') ?? join(dataDirectory, 'images')),
    archiveDirectory: resolve(read.text('ARCHIVE_DIR') ?? join(dataDirectory, 'archive')),
    bucket: bucketOf(read),
  };
}

function bucketOf(read: SettingsReader): BucketPlace | null {
  const bucket = read.matching('S3_BUCKET', bucketName);
  if (bucket === null) return null;
  const region = read.matching('S3_REGION', regionName) ?? 'us-east-1';
  const accessKeyId = read.secret('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.secret('S3_SECRET_ACCESS_KEY');
  if (accessKeyId === null || secretAccessKey === null) {
    read.faults.push(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed if S3_BUCKET is set: the key of an ' +
        'account that may read, write and list that bucket, and nothing else.',
    );
  }
  for (const name of ['IMAGES_DIR', 'ARCHIVE_DIR']) {
    if (read.text(name) === null) continue;
    read.faults.push(
      `${name} and S3_BUCKET are both set, but pictures and the archive can be in only one place.`,
    );
  }
  const endpoint = read.webAddress('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  return {
    endpoint,
    bucket,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}
