import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { codeOf, syncDirectory, writeDurably } from './durable-files.ts';

/** No picture and no entry of the archive can have this name, because they are in subdirectories. */
const name = '.directory-id';

/**
 * Returns the id of a directory: the same for every process that sees the same directory, on any machine. Makes
 * the directory and the id if there are none. A copy of a directory has the same id.
 *
 * @throws the error of the file system if the directory cannot be written.
 */
export async function directoryId(path: string): Promise<string> {
  const file = join(path, name);
  const known = await idIn(file);
  if (known !== undefined) return known;
  await mkdir(path, { recursive: true });
  const id = randomUUID();
  // Writes a draft in the same directory, then links it to the final name: only one process can do that.
  const draft = `${file}.${id}`;
  try {
    await writeDurably(draft, `${id}\n`);
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
    await syncDirectory(path);
  }
  return (await idIn(file)) ?? id;
}

async function idIn(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
