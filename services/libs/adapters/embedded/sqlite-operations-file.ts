import { DatabaseSync } from 'node:sqlite';

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

const schema = `
  CREATE TABLE IF NOT EXISTS account (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    email TEXT,
    role TEXT NOT NULL,
    password_hash TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS session (
    digest TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    opened_at TEXT NOT NULL,
    seen_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS session_by_use ON session (seen_at);

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

  CREATE TABLE IF NOT EXISTS job (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    due_at_ms INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    is_claimed INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS job_by_due ON job (kind, due_at_ms) WHERE is_claimed = 0;
`;

/**
 * Opens the file of what is neither event nor read model: accounts, sessions, counted attempts, how
 * far policies have come, and jobs. What is deleted is overwritten, for it was somebody's secret. The last of it
 * may be lost with the power (`synchronous=NORMAL`); an account may not, so its writer checkpoints.
 */
export function openOperationsFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: lockWaitMsMax });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    PRAGMA trusted_schema = OFF;
    ${schema}
  `);
  return database;
}

/** Moves what the write-ahead log holds into the file and lets go of both. */
export function closeOperationsFile(database: DatabaseSync): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}
