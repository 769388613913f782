import { open } from 'node:fs/promises';

/** Writes a new file, which by default only its owner may read. The file is on the disk when this resolves. */
export async function writeDurably(
  path: string,
  content: Uint8Array | string,
  mode = 0o600,
): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the names in a directory to the disk. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns the code of a failed operation on files, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
