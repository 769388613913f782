import { withSourceTree, type SourceTree } from '../../test/support/source-tree.ts';
import { whyInstall } from './install.mjs';

const express = { version: '5.0.0', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-m', optional: true };

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

/** A project folder whose lock file names the package express and a package for another platform. */
const project = (installed: SourceTree): SourceTree => ({
  'package-lock.json': lock({ 'node_modules/express': express, 'node_modules/for-mac': forMac }),
  'node_modules/.bin/node': '',
  ...installed,
});
const installedLock = (packages: object) => ({ 'node_modules/.package-lock.json': lock(packages) });

describe('Packages are installed', () => {
  it('only if they differ from the lock; missing packages for other platforms do not count', () =>
    withSourceTree(project(installedLock({ 'node_modules/express': express })), (folder) => {
      expect(whyInstall(folder)).toBeUndefined();
    }));

  it.each([
    ['when there are none', {}, /not installed yet/],
    ['when one is missing', installedLock({}), /not those of package-lock/],
    [
      'when one has another version',
      installedLock({ 'node_modules/express': { ...express, version: '5.0.1' } }),
      /not those of package-lock/,
    ],
    [
      'when one has another content',
      installedLock({ 'node_modules/express': { ...express, integrity: 'sha512-b' } }),
      /not those of package-lock/,
    ],
    [
      'when an optional one has another version',
      installedLock({
        'node_modules/express': express,
        'node_modules/for-mac': { ...forMac, version: '2.0.0' },
      }),
      /not those of package-lock/,
    ],
  ])('%s', (_, installed, reason) =>
    withSourceTree(project(installed), (folder) => {
      expect(whyInstall(folder)).toMatch(reason);
    }),
  );

  it('when the project’s own Node.js is missing', () => {
    const { 'node_modules/.bin/node': node, ...rest } = project(
      installedLock({ 'node_modules/express': express }),
    );
    expect(node).toBe('');
    return withSourceTree(rest, (folder) => {
      expect(whyInstall(folder)).toMatch(/Node\.js/);
    });
  });
});
