import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSourceTree } from '../../test/support/source-tree.ts';
import { fingerprint, removeOutputsWithoutSource } from './freshness.ts';

const tree = {
  'services/a.ts': 'a',
  'services/deep/b.ts': 'b',
  'services/a.spec.ts': 'spec',
  'services/node_modules/c.ts': 'c',
  'lock.json': '{}',
};
const inputs = ['services', 'lock.json', 'missing'];
const take = (folder: string) => fingerprint(folder, inputs, /\.spec\.ts$/);

describe('The fingerprint of sources', () => {
  const changes: Readonly<Record<string, (folder: string) => void>> = {
    'is edited': (folder) => {
      writeFileSync(join(folder, 'services/deep/b.ts'), 'B');
    },
    'is added': (folder) => {
      writeFileSync(join(folder, 'services/c.ts'), '');
    },
    'is removed': (folder) => {
      rmSync(join(folder, 'lock.json'));
    },
    'is renamed': (folder) => {
      renameSync(join(folder, 'services/a.ts'), join(folder, 'services/aa.ts'));
    },
    'hands its content to another': (folder) => {
      writeFileSync(join(folder, 'services/a.ts'), '');
      writeFileSync(join(folder, 'services/deep/b.ts'), 'ab');
    },
  };
  it.each(Object.entries(changes))('changes when a file %s', (_, change) =>
    withSourceTree(tree, (folder) => {
      const before = take(folder);
      change(folder);
      expect(take(folder)).not.toBe(before);
    }),
  );

  it('stays the same when a file is touched, a spec edited or a package changed', () =>
    withSourceTree(tree, (folder) => {
      const before = take(folder);
      utimesSync(join(folder, 'services/a.ts'), 1, 1);
      writeFileSync(join(folder, 'services/a.spec.ts'), 'another');
      writeFileSync(join(folder, 'services/node_modules/c.ts'), 'another');
      expect(take(folder)).toBe(before);
    }));

  it('does not depend on where the folder is', async () => {
    const [one, other] = await Promise.all([
      withSourceTree(tree, take),
      withSourceTree(tree, take),
    ]);
    expect(one).toBe(other);
  });
});

describe('Clearing the compiler’s output', () => {
  it('removes only files that have no source any more', () =>
    withSourceTree({ 'services/api/kept.ts': '' }, (folder) => {
      const output = join(folder, 'dist');
      mkdirSync(join(output, 'api'), { recursive: true });
      for (const name of ['api/kept.js', 'api/kept.js.map', 'api/gone.js', 'api/gone.js.map']) {
        writeFileSync(join(output, name), '');
      }
      writeFileSync(join(output, '.tsbuildinfo'), '');
      removeOutputsWithoutSource(output, join(folder, 'services'));
      const left = [
        'api/kept.js',
        'api/kept.js.map',
        'api/gone.js',
        'api/gone.js.map',
        '.tsbuildinfo',
      ];
      expect(left.filter((name) => existsSync(join(output, name)))).toEqual([
        'api/kept.js',
        'api/kept.js.map',
        '.tsbuildinfo',
      ]);
    }));
});
