import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { damageOf, isDamage } from '../sqlite-damage.ts';

/** Rises when the tables change, also those of the builds; a file of another version is rebuilt from the log. */
const schemaVersion = 3;

/** "ZTrm", so that `file` and other tools can identify the database. */
const applicationId = 0x5a_54_72_6d;

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

/**
 * How many pages the write-ahead log has before they are moved into the file. The order of documents is the order
 * of their ids, which is practically random. If more documents are moved together, more of them are on the same page.
 */
const pagesPerCheckpoint = 8_000;

/** The memory for pages of the writer, in KiB. The writer reads mostly the indexes of the builds. */
const writerCacheKib = 65_536;

const schema = `
  CREATE TABLE build (
    storage TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    number INTEGER NOT NULL,
    is_ready INTEGER NOT NULL DEFAULT 0,
    -- Dropped builds are there until their last row is gone.
    is_dropped INTEGER NOT NULL DEFAULT 0,
    checkpoint TEXT,
    stopped_by TEXT,
    comparison TEXT,
    owner TEXT,
    fence INTEGER NOT NULL DEFAULT 0,
    beat INTEGER NOT NULL DEFAULT 0
  ) STRICT;
`;

/**
 * Opens the read models for their only writer.
 *
 * `synchronous=NORMAL` is enough here, although the log needs FULL, because the contents of this file are made
 * from the log. A power cut may undo the last commits, but it undoes each of them completely. Every commit
 * holds its checkpoint beside its documents, so the projections continue from there. So no commit waits for the
 * disk.
 */
export function openReadModelsForWriting(file: string): DatabaseSync {
  const database = connect(file);
  database.exec(`
    PRAGMA cache_size = -${writerCacheKib};
    PRAGMA wal_autocheckpoint = ${pagesPerCheckpoint};
    PRAGMA secure_delete = ON;
  `);
  return database;
}

/** Opens the read models for reading, in any thread or process. Creates the file if there is none. */
export function openReadModelsForReading(file: string): DatabaseSync {
  connect(file).close();
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMsMax });
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA query_only = ON;');
  return database;
}

/** Files up to this size are checked at every start; the check takes a tenth of a second for the largest. */
const checkedAtStartBytesMax = 64 * 1024 * 1024;

/**
 * Returns what is wrong with the file of the read models; undefined if it is intact or does not exist. At a
 * start it does not check a large file, because that would delay the start. Changes nothing.
 */
export function damageOfReadModels(
  file: string,
  checked: 'at start' | 'whole' = 'whole',
): string | undefined {
  if (!existsSync(file)) return undefined;
  if (checked === 'at start' && statSync(file).size > checkedAtStartBytesMax) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMsMax });
  try {
    return damageOf(database, 'quick_check');
  } catch (error) {
    if (!isDamage(error)) throw error;
    return (error as Error).message;
  } finally {
    database.close();
  }
}

/** Removes the file; the read models are rebuilt from the log. */
export function removeReadModels(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${file}${suffix}`, { force: true });
  }
}

/** Opens the file. A file that cannot be read is removed and rebuilt from the log. */
function connect(file: string): DatabaseSync {
  const database = usable(file);
  if (database !== undefined) {
    return database;
  }
  removeReadModels(file);
  const created = usable(file);
  if (created === undefined) {
    throw new Error(`The read models cannot be opened: ${file} is not a usable database.`);
  }
  return created;
}

function usable(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: lockWaitMsMax });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA trusted_schema = OFF;
      BEGIN IMMEDIATE;
    `);
    const isOurs = hasTables(database) || makeTables(database);
    database.exec('COMMIT');
    if (isOurs) {
      return database;
    }
    database.close();
    return undefined;
  } catch (error) {
    database.close();
    if (isDamage(error)) {
      return undefined;
    }
    throw error;
  }
}

function hasTables(database: DatabaseSync): boolean {
  return (
    pragma(database, 'application_id') === applicationId &&
    pragma(database, 'user_version') === schemaVersion
  );
}

/** Creates the tables in an empty database; returns false if it holds something else. */
function makeTables(database: DatabaseSync): boolean {
  const tables = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count;
  if (tables !== 0) {
    return false;
  }
  database.exec(`
    ${schema}
    PRAGMA application_id = ${applicationId};
    PRAGMA user_version = ${schemaVersion};
  `);
  return true;
}

function pragma(database: DatabaseSync, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}
