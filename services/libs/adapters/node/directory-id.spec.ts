import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryId } from './directory-id.ts';

describe('the id of a directory', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'directory-id-'));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is the same for every process that sees the directory, and differs for another directory', async () => {
    const path = join(root, 'images');
    const [first, second] = await Promise.all([directoryId(path), directoryId(path)]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(await directoryId(join(root, 'other'))).not.toBe(first);
  });
});
