import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, constants, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf, syncDirectory } from './durable-files.ts';

/** The size and hash of a file. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Returns the size and hash of a file of any size, which is read once. */
export async function digestOf(path: string): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The paths of all files below a directory, relative to it and sorted; none if there is no such directory. */
export async function filesBelow(directory: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Copies a file, and makes the directories above the copy. The copy is on the disk when this resolves. An existing
 * copy stays as it is if it has the same size. If its size differs, an earlier copy was interrupted, and the file is
 * copied again.
 */
export async function copyUnlessThere(from: string, to: string): Promise<void> {
  if ((await sizeOf(to)) === (await sizeOf(from))) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  // The copy gets the rights of the original. An earlier release may have left the original readable for everyone.
  await chmod(to, 0o600);
  await syncFile(to);
  await syncDirectory(dirname(to));
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
