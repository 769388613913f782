import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { codeOf, syncDirectory, writeDurably } from './durable-files.ts';

/** None of a picture or of an entry of the archive: those are in directories of their own. */
const name = '.directory-id';

/**
 * The id of a directory: the same for every process that sees the same directory, on whatever
 * machine. Made with the directory where there is none. A copy of a directory has the same id.
 *
 * @throws what the file system says where the directory cannot be written.
 */
export async function directoryId(path: string): Promise<string> {
  const file = join(path, name);
  const known = await idIn(file);
  if (known !== undefined) return known;
  await mkdir(path, { recursive: true });
  const id = randomUUID();
  // Written beside its place, and then given its name, which only one can be given.
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
