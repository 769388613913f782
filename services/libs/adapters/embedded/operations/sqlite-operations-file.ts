import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryRefused } from '../data-directory.ts';
import { damageOf, isDamage } from '../sqlite-damage.ts';

/** Increases when the previous release could not use the data that this release stores. */
const schemaVersion = 1;

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

const schema = `
  CREATE TABLE IF NOT EXISTS staff_account (
    id TEXT PRIMARY KEY,
    username_key TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS totp_rule (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    roles TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;

  -- Sessions of releases up to 0.7; kept so that such a release can open the file again.
  CREATE TABLE IF NOT EXISTS signed_in (
    digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    opened_at TEXT NOT NULL,
    seen_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS signed_in_by_use ON signed_in (seen_at);
  CREATE INDEX IF NOT EXISTS signed_in_by_account ON signed_in (account_id);

  CREATE TABLE IF NOT EXISTS staff_session (
    digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS staff_session_by_use ON staff_session (seen_at);
  CREATE INDEX IF NOT EXISTS staff_session_by_account ON staff_session (account_id);

  CREATE TABLE IF NOT EXISTS rate_window (
    key TEXT PRIMARY KEY,
    attempts INTEGER NOT NULL,
    ends_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS rate_window_by_end ON rate_window (ends_at_ms);

  CREATE TABLE IF NOT EXISTS policy_progress (
    policy TEXT PRIMARY KEY,
    progress TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS log_check (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    record TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS clock_job (
    name TEXT PRIMARY KEY,
    record TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS job (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    due_at_ms INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    is_claimed INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS job_by_due ON job (kind, due_at_ms) WHERE is_claimed = 0;

  CREATE TABLE IF NOT EXISTS booking_origin (
    booking_number INTEGER PRIMARY KEY,
    network TEXT NOT NULL,
    near_network TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS booking_origin_by_network ON booking_origin (network, at);
  CREATE INDEX IF NOT EXISTS booking_origin_by_time ON booking_origin (at, network);

  CREATE TABLE IF NOT EXISTS booking_limit (
    network TEXT NOT NULL,
    hour TEXT NOT NULL,
    times INTEGER NOT NULL,
    last_at TEXT NOT NULL,
    PRIMARY KEY (network, hour)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS booking_limit_by_hour ON booking_limit (hour);

  CREATE TABLE IF NOT EXISTS page_speed (
    day TEXT NOT NULL,
    page TEXT NOT NULL,
    width TEXT NOT NULL,
    metric TEXT NOT NULL,
    bucket INTEGER NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (day, page, width, metric, bucket)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS mail_suppression (
    address TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    since TEXT NOT NULL
  ) STRICT;
`;

/** Moves accounts from the table of releases in which accounts could not be changed, and drops their sessions. */
const adoption = `
  BEGIN;
  INSERT OR IGNORE INTO staff_account
  SELECT id, lower(username), json_object(
    'id', id, 'username', username, 'email', email, 'role', role, 'isDisabled', json('false'),
    'passwordHash', password_hash, 'epoch', 0, 'link', NULL, 'totp', NULL, 'totpOffer', NULL,
    'createdAt', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'lastSignInAt', NULL, 'revision', 0)
  FROM account;
  DROP TABLE account;
  DROP TABLE IF EXISTS session;
  COMMIT;
`;

/** Moves sessions of a release that did not store when and where the password was given. */
const earlierSessions = `
  BEGIN;
  INSERT OR IGNORE INTO staff_session
  SELECT digest, account_id, seen_at, json_object(
    'digest', digest, 'accountId', account_id, 'epoch', epoch, 'openedAt', opened_at,
    'seenAt', seen_at, 'confirmedAt', opened_at, 'device', 'unknown', 'network', 'unknown')
  FROM signed_in;
  DELETE FROM signed_in;
  COMMIT;
`;

/**
 * Opens the file of all data that is not in events or read models. It has accounts, sessions, counted attempts,
 * origins of bookings, counters of page speeds and checkpoints of policies. It also has the last check of the log,
 * the outcomes of clock jobs, and waiting jobs. Deleted rows are overwritten, because they held secrets. A power cut
 * may lose the last writes (`synchronous=NORMAL`). It must not lose an account, so the writer of accounts runs a
 * checkpoint.
 *
 * @throws DataDirectoryRefused if a later release wrote it, or if it is damaged.
 */
export function openOperationsFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: lockWaitMsMax });
  try {
    prepare(database, path);
    return database;
  } catch (error) {
    if (database.isOpen) database.close();
    throw whyOperationsDamaged(path, error) ?? error;
  }
}

/** Returns the refusal of a damaged file; undefined if the error does not mean damage. */
export function whyOperationsDamaged(
  path: string,
  error: unknown,
): DataDirectoryRefused | undefined {
  if (!isDamage(error) && !(error instanceof SyntaxError)) return undefined;
  return damaged(path, (error as Error).message, error);
}

function damaged(path: string, what: string, cause?: unknown): DataDirectoryRefused {
  return new DataDirectoryRefused(
    `The file ${path} is damaged (${what}), and the accounts of staff are in it: restore the newest ` +
      'backup. Or move it and the files with the same name beside it away, start again and create ' +
      'the accounts again.',
    { cause },
  );
}

function prepare(database: DatabaseSync, path: string): void {
  refuseLater(database, path);
  const what = damageOf(database, 'quick_check');
  if (what !== undefined) throw damaged(path, what);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    PRAGMA trusted_schema = OFF;
    ${schema}
    PRAGMA user_version = ${schemaVersion};
    ${earlierSessions}
  `);
  const earlier = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'account'").get();
  if (earlier !== undefined) database.exec(adoption);
}

/**
 * Refuses a file of a later release, because this release would ignore the fields that the later release added.
 */
function refuseLater(database: DatabaseSync, path: string): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found <= schemaVersion) return;
  database.close();
  throw new DataDirectoryRefused(
    `${path} was written by a later release (schema ${found}, this release reads ${schemaVersion}): run ` +
      'that release, or a later one.',
  );
}

/** Moves the write-ahead log into the file and closes both. */
export function closeOperationsFile(database: DatabaseSync): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}
