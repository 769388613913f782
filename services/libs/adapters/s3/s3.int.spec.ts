import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { archiveContract } from '../../application/ports/archive.contract.ts';
import { imageStoreContract } from '../../application/ports/image-store.contract.ts';
import { describeWherePossible } from '../../../../test/support/jest/describe-where-possible.ts';
import {
  type S3ForSuite,
  s3ForSuite,
  s3Missing,
} from '../../../../test/support/s3-server/s3-server.ts';
import { RandomIdentifiers } from '../node/random-identifiers.ts';
import { S3Archive } from './s3-archive.ts';
import { type BucketPlace, S3Bucket } from './s3-bucket.ts';
import { BucketAway, BucketUnusable } from './s3-failures.ts';
import { S3ImageStore } from './s3-image-store.ts';

const openAt = (place: BucketPlace) => new S3Bucket(place, new RandomIdentifiers());

describeWherePossible([s3Missing], 'a bucket', () => {
  let server: S3ForSuite;
  let place: BucketPlace;
  const start = () => openAt(place);

  beforeAll(async () => {
    server = await s3ForSuite();
  }, 300_000);

  beforeEach(async () => {
    place = await server.bucket(`tours-${randomUUID()}`);
  });

  afterAll(async () => {
    await server.remove();
  });

  describe('as an archive', () => {
    archiveContract(() => new S3Archive(start()));
  });

  describe('as a store of pictures', () => {
    imageStoreContract(() => new S3ImageStore(start()));
  });

  it('lists more keys than fit in one answer, and none with another prefix', async () => {
    const names = ['one', 'three', 'two'];
    const bucket = start();
    for (const name of names) await bucket.add(`archive/anchors/${name}`, Buffer.of(1));
    await bucket.add('archive/erasures/another', Buffer.of(1));
    await bucket.add('archive/anchor', Buffer.of(1));
    expect(await bucket.keys('archive/anchors/', 2)).toEqual(names);
    expect(await bucket.keys('archive/anchors/', 3)).toEqual(names);
  });

  it('can be used as soon as it exists, by several processes at once', async () => {
    await Promise.all([start().check(), start().check()]);
    await start().check();
  });

  it.each([
    ['another secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch (403)'],
    ['an unknown key', { accessKeyId: 'nobody' }, '(403)'],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, 'NoSuchBucket (404)'],
  ])('reports what is wrong with %s', async (_, wrong, says) => {
    const bucket = openAt({ ...place, ...wrong });
    await expect(bucket.check()).rejects.toThrow(BucketUnusable);
    await expect(bucket.check()).rejects.toThrow(says);
    await expect(bucket.get('archive/anchors/2026-11-21')).rejects.toThrow(BucketUnusable);
  });
});

describe('a faulty bucket', () => {
  const asked: string[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    answer(request, response);
  });
  let bucket: S3Bucket;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    bucket = openAt({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'tours',
      region: 'us-east-1',
      accessKeyId: 'tours',
      secretAccessKey: 'only for stories',
    });
  });

  beforeEach(() => {
    asked.length = 0;
  });

  afterAll(() => {
    server.close();
  });

  it('is not used if it overwrites objects', async () => {
    answer = (_request, response) => response.end();
    await expect(bucket.check()).rejects.toThrow('it overwrites objects that are already there');
  });

  it('is asked again when it is busy, and then reported as away', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    await expect(bucket.get('images/one')).rejects.toThrow(BucketAway);
    expect(asked).toEqual(['GET', 'GET', 'GET']);
  });

  it('recognises its own entry even if the answer was lost', async () => {
    const kept = { by: '' };
    answer = (request, response) => {
      const by = String(request.headers['x-amz-meta-added-by']);
      if (request.method === 'HEAD') response.setHeader('x-amz-meta-added-by', kept.by).end();
      else if (kept.by !== '') response.writeHead(412).end();
      else {
        kept.by = by;
        response.destroy();
      }
    };
    expect(await bucket.add('archive/anchors/one', Buffer.of(1))).toBe(true);
    expect(asked).toEqual(['PUT', 'PUT', 'HEAD']);
    kept.by = 'somebody else';
    expect(await bucket.add('archive/anchors/one', Buffer.of(1))).toBe(false);
  });

  it('recognises an entry that another caller added, even after an answer was lost', async () => {
    let tries = 0;
    answer = (request, response) => {
      tries += 1;
      if (request.method === 'HEAD') response.setHeader('x-amz-meta-added-by', 'else').end();
      else if (tries === 1) response.destroy();
      else response.writeHead(412).end();
    };
    expect(await bucket.add('archive/anchors/one', Buffer.of(1))).toBe(false);
  });
});
