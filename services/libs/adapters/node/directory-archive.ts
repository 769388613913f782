import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Archive, isEntryName, type Shelf } from '../../application/ports/archive.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { codeOf, syncDirectory, writeDurably } from './durable-files.ts';

/** No process may write into an entry, not even the one that added it. */
const readOnly = 0o400;

/** An archive in a directory, which processes on several machines may share. */
export class DirectoryArchive extends Archive {
  readonly #path: string;
  readonly #identifiers: Identifiers;

  /** @param path The directory, which is made when the first entry is added. */
  constructor(path: string, identifiers: Identifiers) {
    super();
    this.#path = path;
    this.#identifiers = identifiers;
  }

  override async add(shelf: Shelf, name: string, content: string): Promise<boolean> {
    if (!isEntryName(name))
      throw new RangeError('This is not a valid name for an entry of the archive.');
    const directory = join(this.#path, shelf);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Writes a draft in the same directory, then links it to the final name: only one process can do that.
    const draft = join(directory, `.${this.#identifiers.uuid()}`);
    try {
      await writeDurably(draft, content, readOnly);
      await link(draft, join(directory, name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
      await syncDirectory(directory);
    }
  }

  override async get(shelf: Shelf, name: string): Promise<string | undefined> {
    if (!isEntryName(name)) return undefined;
    try {
      return await readFile(join(this.#path, shelf, name), 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  override async names(shelf: Shelf): Promise<readonly string[]> {
    try {
      return (await readdir(join(this.#path, shelf))).filter(isEntryName).sort();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }
}
