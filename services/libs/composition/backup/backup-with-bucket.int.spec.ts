import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWherePossible } from '../../../../test/support/jest/describe-where-possible.ts';
import { unpackStore } from '../../../../test/support/kept-stores.ts';
import { settingsOn } from '../../../../test/support/in-memory/opened-store.ts';
import {
  type S3ForSuite,
  s3ForSuite,
  s3Missing,
} from '../../../../test/support/s3-server/s3-server.ts';
import { openStorage } from '../storage.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** The release of a stored example with pictures. */
const release = 'v0.6.0';

/** How long the backup and the restore may take on a busy machine, in milliseconds. */
const patienceMs = 60_000;

describeWherePossible([s3Missing], 'a backup that is restored to a bucket', () => {
  let s3: S3ForSuite;
  let root: string;

  beforeAll(async () => {
    s3 = await s3ForSuite();
    root = mkdtempSync(join(tmpdir(), 'backup-bucket-'));
  }, 300_000);

  afterAll(async () => {
    await s3.remove();
    rmSync(root, { recursive: true });
  });

  it(
    'has its pictures there',
    async () => {
      const { images } = unpackStore(release, join(root, 'home'));
      await takeBackup(settingsOn(join(root, 'home')), join(root, 'backup'), undefined, {
        isKeyIncluded: true,
      });
      const place = await s3.bucket('tours-restored');
      const settings = settingsOn(join(root, 'restored'), {
        ...{ S3_ENDPOINT: place.endpoint, S3_BUCKET: place.bucket, S3_REGION: place.region },
        ...{ S3_ACCESS_KEY_ID: place.accessKeyId, S3_SECRET_ACCESS_KEY: place.secretAccessKey },
      });
      const { faults } = await restoreBackup(join(root, 'backup'), settings);
      expect(faults).toEqual([]);
      const kept = (await openStorage(settings)).images;
      expect(images).not.toEqual([]);
      for (const url of images) {
        const [id = '', name = ''] = url.split('/').slice(2);
        expect([url, await kept.has({ id, name })]).toEqual([url, true]);
      }
    },
    patienceMs,
  );
});
