import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket cannot have a longer path: the system's limit is 107 bytes on Linux, 103 on a Mac. */
const pathBytesMax = 100;

/** Returns the path of the socket on which the process that uses the directory listens for tools. */
export function controlPath(dataDirectory: string): string {
  const directory = realpathSync(dataDirectory);
  const path = join(directory, 'control.sock');
  if (Buffer.byteLength(path) <= pathBytesMax) return path;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  return join(tmpdir(), `tours-${name}.sock`);
}
