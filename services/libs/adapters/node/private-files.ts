import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The rights of the group and of all other users. */
const rightsOfOthers = 0o077;

/**
 * Takes the rights of the group and of others away from a directory and from its content; earlier releases left
 * both readable. Does nothing if there is no such directory. Symbolic links in it are left as they are. Files
 * of another user (a mounted volume) are left too, because this user cannot change them.
 *
 * The directory itself comes last. If it is private already, everything below it is private too, so its subdirectories
 * are not walked again.
 *
 * @param isWalked Whether subdirectories belong to the product too.
 */
export function makePrivate(directory: string, isWalked: boolean): void {
  const stats = lstatSync(directory, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const isOpen = (stats.mode & rightsOfOthers) !== 0 || stats.isSymbolicLink();
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isFile() || entry.isSocket()) restrict(path);
    else if (entry.isDirectory() && isWalked && isOpen) makePrivate(path, true);
  }
  restrict(directory);
}

function restrict(path: string): void {
  try {
    const { mode } = lstatSync(path);
    if ((mode & rightsOfOthers) !== 0) chmodSync(path, mode & ~rightsOfOthers & 0o7777);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The file was removed meanwhile, belongs to another user, or is on a file system without rights: this function
    // cannot change that.
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes(code ?? '')) throw error;
  }
}
