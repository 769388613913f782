import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveContract } from '../../application/ports/archive.contract.ts';
import { DirectoryArchive } from './directory-archive.ts';
import { RandomIdentifiers } from './random-identifiers.ts';

describe('an archive in a directory', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'archive-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const start = () => new DirectoryArchive(join(directory, 'archive'), new RandomIdentifiers());

  archiveContract(start);

  it('makes its entries read-only', async () => {
    await start().add('anchors', '2026-11-21', 'content');
    const { mode } = statSync(join(directory, 'archive/anchors/2026-11-21'));
    expect(mode & 0o222).toBe(0);
  });

  it('leaves no draft behind, and does not list one as an entry', async () => {
    const archive = start();
    await archive.add('anchors', '2026-11-21', 'content');
    await archive.add('anchors', '2026-11-21', 'again');
    expect(readdirSync(join(directory, 'archive/anchors'))).toEqual(['2026-11-21']);
    // A draft that a crash may leave.
    writeFileSync(join(directory, 'archive/anchors/.draft'), 'half');
    expect(await archive.names('anchors')).toEqual(['2026-11-21']);
  });

  it('fails if its directory cannot be used', async () => {
    writeFileSync(join(directory, 'archive'), 'a file');
    await expect(start().names('anchors')).rejects.toThrow('ENOTDIR');
    await expect(start().add('anchors', '2026-11-21', 'content')).rejects.toThrow();
  });
});
