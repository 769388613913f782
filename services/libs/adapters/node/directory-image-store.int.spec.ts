import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageStoreContract } from '../../application/ports/image-store.contract.ts';
import { DirectoryImageStore } from './directory-image-store.ts';
import { RandomIdentifiers } from './random-identifiers.ts';

describe('pictures in a directory', () => {
  let directory: string;
  const start = () =>
    new DirectoryImageStore(join(directory, 'data', 'images'), new RandomIdentifiers());

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'images-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  imageStoreContract(start);

  it('are the only files in the directory after they were stored twice', async () => {
    const id = '0123456789abcdef0123456789abcdef-480x320';
    await start().put({ id, name: '480.webp' }, Buffer.from('x'));
    await start().put({ id, name: '480.webp' }, Buffer.from('y'));
    const kept = readdirSync(join(directory, 'data', 'images', id));
    expect(kept).toEqual(['480.webp']);
  });
});
