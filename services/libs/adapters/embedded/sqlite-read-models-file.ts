import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Rises when the tables below change; a file of another version is made anew from the log. */
const schemaVersion = 2;

/** "ZTrm", so that `file` and other tools can tell whose database this is. */
const applicationId = 0x5a_54_72_6d;

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

/**
 * Pages in the write-ahead log before they are moved into the file. Documents come in the order of
 * their ids, which is no order at all: the more of them go together, the more share a page.
 */
const pagesPerCheckpoint = 8_000;

/** Pages kept in memory by the writer, in KiB; the builds' indexes are what it looks at most. */
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
 * Opens the read models for their one writer.
 *
 * `synchronous=NORMAL` is right here, where the log needs FULL: what is in this file is made from the
 * log. A power cut may take the last commits back, but a WAL database goes back to an earlier commit
 * as a whole, and every commit holds its checkpoint beside its documents: the projections go on from
 * there. So no commit waits for the disk.
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

/** Opens the read models for reading, in any thread or process. Makes the file if there is none. */
export function openReadModelsForReading(file: string): DatabaseSync {
  connect(file).close();
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMsMax });
  database.exec('PRAGMA trusted_schema = OFF; PRAGMA query_only = ON;');
  return database;
}

/** What cannot be read is thrown away: the log makes it anew. */
function connect(file: string): DatabaseSync {
  const database = usable(file);
  if (database !== undefined) {
    return database;
  }
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${file}${suffix}`, { force: true });
  }
  const anew = usable(file);
  if (anew === undefined) {
    throw new Error(`The read models cannot be opened: ${file} is no database that can be used.`);
  }
  return anew;
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
    if (isUnreadable(error)) {
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

/** Makes the tables in an empty database; false in one that holds something else. */
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

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isUnreadable(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: unknown };
  return errcode === 11 || errcode === 26;
}
