import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.mjs';

/**
 * The fields of one package in a lock file. npm keeps the same fields for each package that it installed.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 */

/** Installs exactly what package-lock.json names, unless it is there already. */
export async function ensureInstalled() {
  const reason = whyInstall(root);
  if (reason === undefined) {
    return;
  }
  console.log(`${reason}: installing what package-lock.json names (npm ci) …`);
  // `--include=dev`, because with NODE_ENV=production npm would leave out the build tools and Node.js.
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error']);
  if (code !== 0) {
    throw new Error(`npm ci ended with code ${code}.`);
  }
  const left = whyInstall(root);
  if (left !== undefined) {
    throw new Error(
      `${left} even after npm ci. Are install scripts switched off (npm config get ignore-scripts)?`,
    );
  }
}

/**
 * Returns why the packages of a project folder must be installed; undefined when they match the lock file.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function whyInstall(folder) {
  const installedLock = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) {
    return 'The packages are not installed yet';
  }
  const locked = readLock(join(folder, 'package-lock.json'));
  const installed = readLock(installedLock);
  const isAsLocked = Object.entries(locked).every(
    ([path, entry]) => path === '' || isInstalled(entry, installed[path]),
  );
  if (!isAsLocked) {
    return 'The installed packages are not those of package-lock.json';
  }
  if (!existsSync(join(folder, 'node_modules', '.bin', 'node'))) {
    return 'The Node.js of the packages is missing';
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * @param {LockedPackage} locked
 * @param {LockedPackage | undefined} installed
 */
function isInstalled(locked, installed) {
  if (installed === undefined) {
    return locked.optional === true; // Made for another platform.
  }
  return installed.version === locked.version && installed.integrity === locked.integrity;
}
