import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withSourceTree } from '../../test/support/source-tree.ts';
import { findChromium, wholeBrowsers } from './chromium.ts';

describe('The Chromium of the browser tests', () => {
  const tree = { 'a/readme': '', 'b/chromium': '', 'c/google-chrome': '' };
  const path = (folder: string) =>
    ['a', 'b', 'c'].map((name) => join(folder, name)).join(delimiter);

  it('is the first on the PATH that can be run', () =>
    withSourceTree(tree, (folder) => {
      chmodSync(join(folder, 'c/google-chrome'), 0o755);
      expect(findChromium({ PATH: path(folder) })).toBe(join(folder, 'c/google-chrome'));
      chmodSync(join(folder, 'b/chromium'), 0o755);
      expect(findChromium({ PATH: path(folder) })).toBe(join(folder, 'b/chromium'));
    }));

  it('is preferably the one without windows, unless the caller needs a whole browser', () =>
    withSourceTree({ ...tree, 'b/chromium-headless-shell': '' }, (folder) => {
      const environment = { PATH: path(folder) };
      chmodSync(join(folder, 'b/chromium'), 0o755);
      chmodSync(join(folder, 'b/chromium-headless-shell'), 0o755);
      expect(findChromium(environment)).toBe(join(folder, 'b/chromium-headless-shell'));
      expect(findChromium(environment, wholeBrowsers)).toBe(join(folder, 'b/chromium'));
    }));

  it('is the one that CHROME_PATH names', () => {
    expect(findChromium({ CHROME_PATH: '/opt/chrome', PATH: '' })).toBe('/opt/chrome');
  });

  it('may be missing', () =>
    withSourceTree(tree, (folder) => {
      expect(findChromium({ PATH: path(folder), CHROME_PATH: '' })).toBeUndefined();
    }));
});
