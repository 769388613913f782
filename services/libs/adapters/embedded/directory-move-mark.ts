import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MoveMark, type MoveNote } from '../../application/ports/move-mark.ts';
import { codeOf, syncDirectory, writeDurably } from '../node/durable-files.ts';

/**
 * The note in a file of the data directory. The file exists only while the log is being moved, or after it was moved
 * away.
 */
export class DirectoryMoveMark extends MoveMark {
  /** The mover has locked the directory, so no process of the product runs on it. */
  override readonly leavingMs = 0;
  readonly #directory: string;
  readonly #file: string;

  constructor(directory: string) {
    super();
    this.#directory = directory;
    this.#file = join(directory, 'move.json');
  }

  override async read(): Promise<MoveNote | undefined> {
    try {
      return JSON.parse(await readFile(this.#file, 'utf8')) as MoveNote;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  override async note(note: MoveNote): Promise<void> {
    const draft = `${this.#file}.new`;
    await rm(draft, { force: true });
    if (note.state === 'here') {
      await rm(this.#file, { force: true });
    } else {
      await writeDurably(draft, `${JSON.stringify(note)}\n`);
      await rename(draft, this.#file);
    }
    await syncDirectory(this.#directory);
  }
}
