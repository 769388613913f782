import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isDamage } from '../sqlite-damage.ts';

/** The log's file cannot be used safely; the message says why and what to do. */
export class LogFileRefused extends Error {
  override readonly name = 'LogFileRefused';
}

/** "ZTlg", so that `file` and other tools can identify the database. */
const applicationId = 0x5a_54_6c_67;
const schemaVersion = 2;
/** Version 1 stores customer keys unwrapped; `sqlite-wrap-keys.ts` upgrades it. */
const rawKeysVersion = 1;

/** Older versions have the WAL-reset bug, which can corrupt a WAL database. */
const sqliteVersionMin = [3, 51, 3] as const;

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

const schema = `
  CREATE TABLE stream (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    category TEXT NOT NULL AS (substr(name, 1, instr(name, '-') - 1)) STORED
  ) STRICT;

  CREATE TABLE event_type (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    schema_version INTEGER NOT NULL,
    UNIQUE (name, schema_version)
  ) STRICT;

  -- data is canonical JSON. It is kept as the text from which the hash chain was computed.
  CREATE TABLE event (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES stream,
    revision INTEGER NOT NULL,
    type INTEGER NOT NULL REFERENCES event_type,
    id TEXT NOT NULL,
    occurred_at TEXT NOT NULL,
    data TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;

  -- The metadata has its own table. It would be more than half of an event's bytes, and a replay does not read it.
  CREATE TABLE event_metadata (
    position INTEGER PRIMARY KEY REFERENCES event,
    metadata TEXT NOT NULL
  ) STRICT;

  CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
  BEGIN SELECT RAISE (ABORT, 'a stored event is never changed'); END;

  CREATE TRIGGER event_is_never_removed BEFORE DELETE ON event
  BEGIN SELECT RAISE (ABORT, 'a stored event is never removed'); END;

  CREATE TRIGGER event_metadata_is_never_changed BEFORE UPDATE ON event_metadata
  BEGIN SELECT RAISE (ABORT, 'a stored event is never changed'); END;

  CREATE TRIGGER event_metadata_is_never_removed BEFORE DELETE ON event_metadata
  BEGIN SELECT RAISE (ABORT, 'a stored event is never removed'); END;

  -- Which customer an e-mail address belongs to, by the keyed hash of the address. When the customer is erased,
  -- the row stays. If somebody uses the address again, it belongs to a new customer.
  CREATE TABLE customer_of_email (
    email_mac TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL
  ) STRICT;
`;

/**
 * Turns a file of version 1, which had `customer_key (customer_id, key)` with unwrapped keys, into one of
 * version 2. Earlier releases refuse the file from then on.
 */
export const wrappedKeysSchema = `
  -- Wrapped under SECRET_KEY. Empty: the key was destroyed. No row: it is missing.
  CREATE TABLE wrapped_customer_key (
    customer_id TEXT PRIMARY KEY,
    wrapped TEXT NOT NULL
  ) STRICT;

  PRAGMA user_version = ${schemaVersion};
`;

/**
 * Opens the log for its only writer, and creates it if there is none.
 *
 * @throws LogFileRefused
 */
export function openLogForWriting(file: string): DatabaseSync {
  return prepareForWriting(connect(file, {}), file);
}

/**
 * Sets every setting that durability depends on, reads it back, and creates the tables of a new log. The
 * defaults differ between builds of SQLite, so this code does not rely on them.
 *
 * @throws LogFileRefused, with the connection closed.
 */
export function prepareForWriting(database: DatabaseSync, file = ''): DatabaseSync {
  return orClose(database, file, () => {
    setForWriting(database);
    makeTables(database);
    // The write-ahead log of a process that ended may be only in the system's memory. It is moved into the
    // file and synced before anything is read from it.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  });
}

/**
 * Opens a log whose keys must still be wrapped, with the settings of its writer.
 *
 * @throws LogFileRefused
 */
export function openLogForUpgrade(file: string): DatabaseSync {
  const database = connect(file, {});
  return orClose(database, file, () => {
    setForWriting(database);
  });
}

function setForWriting(database: DatabaseSync): void {
  refuseUnless(isSafeVersion(database), `SQLite ${sqliteVersionMin.join('.')} or later is needed.`);
  database.exec(`
      PRAGMA busy_timeout = ${lockWaitMsMax};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA secure_delete = ON;
    `);
  assertSetting(database, 'journal_mode', 'wal');
  assertSetting(database, 'synchronous', 2);
  assertSetting(database, 'foreign_keys', 1);
  assertSetting(database, 'busy_timeout', lockWaitMsMax, 'timeout');
  assertSetting(database, 'trusted_schema', 0);
  assertSetting(database, 'secure_delete', 1);
}

/**
 * Whether there is a log in the file. False also if its creation was interrupted, or if the file was emptied.
 * True for a file that is not a log, because opening it reports what is wrong. Changes nothing.
 *
 * @throws LogFileRefused if it cannot be read.
 */
export function isLogMade(file: string): boolean {
  // SQLite itself would remove the write-ahead log of an emptied file.
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const database = connect(file, { readOnly: true });
  try {
    if (pragma(database, 'application_id') !== 0) return true;
    return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
  } catch (error) {
    throw refusalOfLog(error, file);
  } finally {
    database.close();
  }
}

export interface LogReading {
  /**
   * True for a log that no process writes any more, such as the log in a backup. It can be read even from a read-only
   * directory, and SQLite creates no files beside it. The contents of a write-ahead log beside it are not read.
   */
  readonly isKept?: boolean;
}

/**
 * Opens the log for reading, in any thread or process, also while it is written.
 *
 * @throws LogFileRefused
 */
export function openLogForReading(file: string, { isKept = false }: LogReading = {}): DatabaseSync {
  const database = connect(isKept ? unchanging(file) : file, { readOnly: true });
  return orClose(database, file, () => {
    database.exec(`PRAGMA busy_timeout = ${lockWaitMsMax}; PRAGMA trusted_schema = OFF;`);
    if (!isKept) assertSetting(database, 'journal_mode', 'wal');
    const version = Number(pragma(database, 'user_version'));
    refuseUnless(
      pragma(database, 'application_id') === applicationId && version >= rawKeysVersion,
      `${file} is not an event log.`,
    );
    refuseUnless(version <= schemaVersion, newerWords(version));
  });
}

/**
 * Returns an address with which SQLite creates no files beside the log. Readers and a writer would share such files.
 */
function unchanging(file: string): URL {
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return address;
}

function connect(file: string | URL, options: { readonly readOnly?: true }): DatabaseSync {
  try {
    return new DatabaseSync(file, options);
  } catch (error) {
    throw refusalOfLog(error, String(file));
  }
}

/**
 * Closes the connection if a statement fails. A first statement may fail too, because only then SQLite really
 * opens the file.
 */
function orClose(database: DatabaseSync, file: string, prepare: () => void): DatabaseSync {
  try {
    prepare();
    return database;
  } catch (error) {
    database.close();
    throw refusalOfLog(error, file);
  }
}

/** Returns an error that says in a sentence why the log cannot be opened. */
export function refusalOfLog(error: unknown, file: string): LogFileRefused {
  if (error instanceof LogFileRefused) return error;
  const { message } = error as Error;
  return new LogFileRefused(
    isDamage(error)
      ? `The event log ${file} is damaged (${message}): move the files of DATA_DIR away, without ` +
          'deleting any, and restore the newest backup (docs/runbooks/log-faulty.md).'
      : `The event log cannot be opened: ${message}.`,
    { cause: error },
  );
}

function refuseUnless(condition: boolean, reason: string): void {
  if (!condition) {
    throw new LogFileRefused(`The event log cannot be used. ${reason}`);
  }
}

function isSafeVersion(database: DatabaseSync): boolean {
  const version = database.prepare('SELECT sqlite_version() AS version').get()?.version;
  const parts = String(version).split('.').map(Number);
  for (const [index, min] of sqliteVersionMin.entries()) {
    const part = parts[index] ?? 0;
    if (part !== min) {
      return part > min;
    }
  }
  return true;
}

function assertSetting(
  database: DatabaseSync,
  name: string,
  wanted: string | number,
  column = name,
): void {
  const found = pragma(database, name, column);
  refuseUnless(
    found === wanted,
    `SQLite did not accept ${name} = ${wanted} (it is ${String(found)}), and without it an ` +
      'acknowledged event could be lost or a destroyed key survive.',
  );
}

function pragma(database: DatabaseSync, name: string, column = name): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[column];
}

function newerWords(version: unknown): string {
  return `It was written by a newer release (schema ${String(version)}, this release reads ${schemaVersion}).`;
}

function makeTables(database: DatabaseSync): void {
  const found = pragma(database, 'application_id');
  const version = pragma(database, 'user_version');
  if (found === applicationId) {
    refuseUnless(
      version !== rawKeysVersion,
      'Its customer keys are not wrapped yet: start the product on it once.',
    );
    refuseUnless(version === schemaVersion, newerWords(version));
    return;
  }
  const tables = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count;
  refuseUnless(found === 0 && tables === 0, 'The file is a database of something else.');
  database.exec(`
    BEGIN IMMEDIATE;
    ${schema}
    ${wrappedKeysSchema}
    PRAGMA application_id = ${applicationId};
    COMMIT;
  `);
}
