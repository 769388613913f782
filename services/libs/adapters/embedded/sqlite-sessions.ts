import type { DatabaseSync } from 'node:sqlite';
import { type Session, Sessions } from '../../application/ports/sessions.ts';

/** Sessions in the file of {@link openOperationsFile}. */
export class SqliteSessions extends Sessions {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override open(session: Session): Promise<void> {
    return this.#run('INSERT INTO session VALUES (?, ?, ?, ?)', [
      session.digest,
      session.accountId,
      session.openedAt,
      session.seenAt,
    ]);
  }

  override find(digest: string): Promise<Session | undefined> {
    const row = this.#database
      .prepare('SELECT account_id, opened_at, seen_at FROM session WHERE digest = ?')
      .get(digest);
    return Promise.resolve(
      row && {
        digest,
        accountId: String(row.account_id),
        openedAt: String(row.opened_at),
        seenAt: String(row.seen_at),
      },
    );
  }

  override markSeen(digest: string, seenAt: string): Promise<void> {
    return this.#run('UPDATE session SET seen_at = ? WHERE digest = ?', [seenAt, digest]);
  }

  override close(digest: string): Promise<void> {
    return this.#run('DELETE FROM session WHERE digest = ?', [digest]);
  }

  override dropUnseenSince(instant: string): Promise<void> {
    return this.#run('DELETE FROM session WHERE seen_at < ?', [instant]);
  }

  #run(sql: string, values: readonly string[]): Promise<void> {
    this.#database.prepare(sql).run(...values);
    return Promise.resolve();
  }
}
