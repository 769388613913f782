import { statfsSync } from 'node:fs';

/** How many bytes this user can still store on the disk of a path; Infinity if that is not known. */
export function roomAt(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** Returns the size in megabytes as text, such as `3.5 MB`. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
