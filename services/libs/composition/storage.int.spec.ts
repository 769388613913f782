import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineAway } from '../application/ports/engine-away.ts';
import type { StorageSettings } from './settings/settings-storage.ts';
import { openStorage } from './storage.ts';

describe('the storage of pictures and the archive', () => {
  let server: Server;
  let settings: StorageSettings;
  let status: number;

  beforeEach(async () => {
    status = 200;
    const had = new Set<string | undefined>();
    server = createServer((request, response) => {
      const isThere = request.method === 'PUT' && had.has(request.url);
      had.add(request.url);
      response.writeHead(isThere ? 412 : status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    settings = {
      imagesDirectory: '/nowhere/images',
      archiveDirectory: '/nowhere/archive',
      bucket: {
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'tours',
        region: 'us-east-1',
        accessKeyId: 'tours',
        secretAccessKey: 'only for stories',
      },
    };
  });

  afterEach(() => {
    server.close();
  });

  it('is checked before the start, which reports why it cannot be used', async () => {
    status = 403;
    await expect(openStorage(settings)).rejects.toThrow(
      'S3_BUCKET tours: The bucket cannot be used: it answered 403.',
    );
  });

  it('delays a start no longer than the engines may', async () => {
    status = 503;
    await expect(openStorage(settings, { waitMs: 0 })).rejects.toThrow(
      'did not answer within 0 s. Start it, or set S3_ENDPOINT to where it is.',
    );
  });

  it('is reported as away, and not as a fault of the product, if it fails later', async () => {
    const { archive } = await openStorage(settings);
    status = 503;
    await expect(archive.get('anchors', '2026-11-21')).rejects.toThrow(EngineAway);
  });
});
