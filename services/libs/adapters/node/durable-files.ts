import { open } from 'node:fs/promises';

/** Writes a new file, which only its owner may read by default; it is on the disk when this answers. */
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

/** The names in a directory are on the disk when this answers. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What an operation on files failed with, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
