import { existsSync } from 'node:fs';
import jestConfig from '../../../jest.config.mjs';
import { inRunOrder, longest } from './order-of-files.ts';

const filesOf = (suite: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ suite, path: `${suite}-${index + 1}` }));
const paths = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

describe('The order of test files', () => {
  it('spreads every suite over the whole run, and keeps the order within each', () => {
    expect(paths(inRunOrder([...filesOf('slow', 2), ...filesOf('quick', 4)]))).toEqual([
      'quick-1',
      'slow-1',
      'quick-2',
      'quick-3',
      'slow-2',
      'quick-4',
    ]);
  });

  it('begins with the longest files, but only in their suite', () => {
    const elsewhere = longest.map(({ path }) => ({ suite: 'elsewhere', path }));
    const files = [...filesOf('quick', 3), ...elsewhere, ...longest.toReversed()];
    const order = inRunOrder(files);
    expect(order.slice(0, longest.length)).toEqual(longest);
    expect(order).toHaveLength(files.length);
  });

  it('names files and suites that exist', () => {
    const suites = jestConfig.projects.map(({ displayName }) => displayName);
    for (const { suite, path } of longest) {
      expect([path, existsSync(path)]).toEqual([path, true]);
      expect(suites).toContain(suite);
    }
  });
});
