import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DiskImage } from './power-cut.ts';

/** Every file below a directory, except sockets and the shared memory of SQLite (`-shm`). */
export function readDisk(root: string): DiskImage {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(root, file), readFileSync(file)]));
}

/** Writes the files of an image below a directory. */
export function writeDisk(image: DiskImage, root: string): void {
  mkdirSync(root, { recursive: true });
  for (const [path, content] of image) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
