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

/**
 * The bytes that a first start writes, and a reserve. With less free space, the first start would never end.
 */
const firstStartBytes = 8e6;

/**
 * The directory in which the embedded profile stores everything. Only one process may use it at a time, because two
 * processes would both write the log. The lock is the operating system's lock on an open file. It always ends with
 * the process, and no other process can take it from a running process.
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
   * Creates the directory if there is none, and locks it.
   *
   * @param roomOf Returns the free bytes on the disk of a path.
   * @throws DataDirectoryRefused if the directory cannot be written, if another process holds it, or if a new
   *   log would not fit.
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

  /** The file of the log, which holds every event. */
  get eventLogFile(): string {
    return join(this.path, eventLogName);
  }

  /** Whether the secret was made by this process. */
  get isSecretNew(): boolean {
    return this.#isSecretNew;
  }

  /** Returns the path of another file in this directory. */
  file(name: string): string {
    return join(this.path, name);
  }

  /**
   * Returns the secret that is kept here; undefined if there is none.
   *
   * @throws DataDirectoryRefused if it cannot be read.
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
   * Returns the secret that the first start made. It is used when SECRET_KEY is not set.
   *
   * @throws DataDirectoryRefused if there is a log but its secret is missing: a new secret could not open it.
   */
  secretKey(identifiers: Identifiers): string {
    const file = join(this.path, 'secret.key');
    try {
      if (existsSync(file)) {
        return readFileSync(file, 'utf8').trim();
      }
      if (existsSync(this.eventLogFile)) {
        throw new DataDirectoryRefused(
          `${file} is missing, and the event log was begun with it: restore it ` +
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
   * Stores the secret of a log that is copied here.
   *
   * @throws DataDirectoryRefused if another secret is kept here.
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

  /** Releases the directory for another process. */
  close(): void {
    locksHeld.delete(this.#lock);
    this.#lock.close();
  }
}

/** Refers to every lock that is held. Otherwise the garbage collector would close it and so release the lock. */
const locksHeld = new Set<DatabaseSync>();

/**
 * This file is never read or copied while it is locked. If a process closes any handle of a file, it loses its locks on
 * the file.
 */
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
        'separate directory.',
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

/**
 * Writes the whole file before the file gets its name. If only a part of a secret was on the disk, its owner could
 * never open the log again.
 */
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
