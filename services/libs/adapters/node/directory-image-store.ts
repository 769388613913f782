import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFile, ImageStore, isImageFile } from '../../application/ports/image-store.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { codeOf, syncDirectory, writeDurably } from './durable-files.ts';

/** Pictures in a directory, each in its own subdirectory. Processes on several machines may share it. */
export class DirectoryImageStore extends ImageStore {
  readonly #path: string;
  readonly #identifiers: Identifiers;

  /** @param path The directory, which is made when the first picture is stored. */
  constructor(path: string, identifiers: Identifiers) {
    super();
    this.#path = path;
    this.#identifiers = identifiers;
  }

  override async put(file: ImageFile, content: Uint8Array): Promise<void> {
    if (!isImageFile(file)) throw new RangeError('This cannot be the name of a picture’s file.');
    if (await this.has(file)) return;
    const directory = join(this.#path, file.id);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Written to a draft in the same directory and then renamed, so that readers never get a part of a file.
    // The draft that a crash may leave does not have the name of a picture.
    const draft = join(directory, `${this.#identifiers.uuid()}.new`);
    try {
      await writeDurably(draft, content);
      await rename(draft, this.#pathOf(file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncDirectory(directory);
  }

  override async get(file: ImageFile): Promise<Buffer | undefined> {
    if (!isImageFile(file)) return undefined;
    try {
      return await readFile(this.#pathOf(file));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  override async has(file: ImageFile): Promise<boolean> {
    if (!isImageFile(file)) return false;
    try {
      await access(this.#pathOf(file));
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  #pathOf({ id, name }: ImageFile): string {
    return join(this.#path, id, name);
  }
}
