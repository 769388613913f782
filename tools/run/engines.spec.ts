import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingEngines } from './engines.ts';

describe('The engines that suites start', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engines-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const put = (...programs: readonly string[]) => {
    for (const program of programs) writeFileSync(join(folder, program), '', { mode: 0o755 });
  };

  it('are available if their programs are available', () => {
    put('redis-server', 'java', 'mvn');
    expect(missingEngines({ PATH: folder })).toBeUndefined();
  });

  it('are reported as missing, with what to do', () => {
    put('java');
    expect(missingEngines({ PATH: folder })).toBe(
      'No Redis: put redis-server on the PATH, or set REDIS_URL. ' +
        'No MongoDB: put mvn on the PATH, or set MONGODB_URL.',
    );
  });

  it('do not need programs if their addresses are set', () => {
    const given = { REDIS_URL: 'redis://there', MONGODB_URL: 'mongodb://there/tours' };
    expect(missingEngines({ PATH: folder, ...given })).toBeUndefined();
  });
});
