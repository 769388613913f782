import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longer paths are no socket's: the system's limit is 107 bytes on Linux, 103 on a Mac. */
const pathBytesMax = 100;

/** Where the process that has the directory listens for what tools ask of it. */
export function controlPath(dataDirectory: string): string {
  const directory = realpathSync(dataDirectory);
  const path = join(directory, 'control.sock');
  if (Buffer.byteLength(path) <= pathBytesMax) return path;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  return join(tmpdir(), `tours-${name}.sock`);
}
