import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { whyDiskRefuses } from '../../application/faults/disk-failures.ts';
import { inMegabytes, roomAt } from '../node/disk-room.ts';
import { makePrivate } from '../node/private-files.ts';

/** The directory cannot be used; the message says why and what to do. */
export class DataDirectoryRefused extends Error {
  override readonly name = 'DataDirectoryRefused';
}

const eventLogName = 'event-log.sqlite';
const secretKeyBytes = 32;

/** What a first start stores, with room to spare: it would wait for ever for what does not fit. */
const firstStartBytes = 8e6;

/**
 * Where the embedded profile stores everything. One process at a time: two would each believe to be
 * the log's only writer. The lock is the operating system's on an open file, so it ends with the
 * process however that ends, and nobody can take it from one that lives.
 */
export class DataDirectory {
  readonly path: string;
  readonly #lock: DatabaseSync;
  #isSecretNew = false;

  private constructor(path: string, lock: DatabaseSync) {
    this.path = path;
    this.#lock = lock;
    locksHeld.add(lock);
  }

  /**
   * Makes the directory if there is none, and locks it.
   *
   * @param roomOf How many bytes still fit on the disk of a path.
   * @throws DataDirectoryRefused when it cannot be written or another process has it, and where a log
   *   that is to be begun would not fit.
   */
  static open(path: string, roomOf: (path: string) => number = roomAt): DataDirectory {
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      makePrivate(path, false);
      const proof = join(path, 'writable');
      writeFileSync(proof, '');
      rmSync(proof);
      if (!existsSync(join(path, eventLogName))) refuseWithoutRoom(path, roomOf);
    } catch (error) {
      throw refused(path, error);
    }
    return new DataDirectory(path, lockedBy(path));
  }

  /** The log: every fact there is. */
  get eventLogFile(): string {
    return join(this.path, eventLogName);
  }

  /** Whether the secret was made by this process. */
  get isSecretNew(): boolean {
    return this.#isSecretNew;
  }

  /** The path of something else that is kept here. */
  file(name: string): string {
    return join(this.path, name);
  }

  /**
   * The secret that is kept here; undefined where there is none.
   *
   * @throws DataDirectoryRefused where it cannot be read.
   */
  keptSecretKey(): string | undefined {
    const file = join(this.path, 'secret.key');
    try {
      return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
    } catch (error) {
      throw refused(this.path, error);
    }
  }

  /**
   * The secret made at the first start and kept since; for when no SECRET_KEY is given.
   *
   * @throws DataDirectoryRefused when there is a log and its secret is gone: a new one would not fit.
   */
  secretKey(identifiers: Identifiers): string {
    const file = join(this.path, 'secret.key');
    try {
      if (existsSync(file)) {
        return readFileSync(file, 'utf8').trim();
      }
      if (existsSync(this.eventLogFile)) {
        throw new DataDirectoryRefused(
          `${file} is missing, and the event log beside it was begun with it: bring it back ` +
            'from a backup, or set SECRET_KEY if that was set when the log was begun.',
        );
      }
      this.#isSecretNew = true;
      const secret = Buffer.from(identifiers.bytes(secretKeyBytes)).toString('hex');
      writeDurably(file, `${secret}\n`);
      syncDirectory(this.path);
      return secret;
    } catch (error) {
      throw refused(this.path, error);
    }
  }

  /**
   * Keeps the secret of a log that is copied here.
   *
   * @throws DataDirectoryRefused where another one is kept.
   */
  keepSecretKey(secret: string): void {
    const file = join(this.path, 'secret.key');
    if (!existsSync(file)) {
      writeDurably(file, `${secret}\n`);
      syncDirectory(this.path);
    } else if (readFileSync(file, 'utf8').trim() !== secret) {
      throw new DataDirectoryRefused(`${file} holds another key than SECRET_KEY.`);
    }
  }

  /** Lets another process have the directory. */
  close(): void {
    locksHeld.delete(this.#lock);
    this.#lock.close();
  }
}

/** Held until they are closed: a connection that is garbage collected would let go of its lock. */
const locksHeld = new Set<DatabaseSync>();

/** Never read or copied while locked: closing any handle of a file drops a process's locks on it. */
const lockFile = 'lock';
const ownerFile = 'lock.pid';

function refuseWithoutRoom(path: string, roomOf: (path: string) => number): void {
  const room = roomOf(path);
  if (room >= firstStartBytes) return;
  throw new DataDirectoryRefused(
    `DATA_DIR ${path} cannot be used: the disk is full. ${inMegabytes(room)} are left, and a first ` +
      `start needs ${inMegabytes(firstStartBytes)}.`,
  );
}

function lockedBy(path: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, lockFile), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(join(path, ownerFile), String(process.pid));
    return lock;
  } catch (error) {
    lock?.close();
    const sqliteBusy = 5;
    if ((error as { errcode?: number }).errcode !== sqliteBusy) {
      throw refused(path, error);
    }
    throw new DataDirectoryRefused(
      `DATA_DIR ${path} is in use by ${ownerOf(path)}. Stop that one first, or give this one a ` +
        'directory of its own.',
    );
  }
}

function ownerOf(path: string): string {
  try {
    return `process ${readFileSync(join(path, ownerFile), 'utf8')}`;
  } catch {
    return 'another process';
  }
}

/** A secret that only half reached the disk would lock its owner out for good. */
function writeDurably(file: string, text: string): void {
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function refused(path: string, error: unknown): DataDirectoryRefused {
  if (error instanceof DataDirectoryRefused) {
    return error;
  }
  const why = whyDiskRefuses(error) ?? (error as Error).message;
  return new DataDirectoryRefused(`DATA_DIR ${path} cannot be written: ${why}.`, { cause: error });
}
