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
    const { digest, accountId, epoch, openedAt, seenAt } = session;
    return this.#run('INSERT INTO signed_in VALUES (?, ?, ?, ?, ?)', [
      digest,
      accountId,
      epoch,
      openedAt,
      seenAt,
    ]);
  }

  override find(digest: string): Promise<Session | undefined> {
    const row = this.#database
      .prepare('SELECT account_id, epoch, opened_at, seen_at FROM signed_in WHERE digest = ?')
      .get(digest);
    return Promise.resolve(
      row && {
        digest,
        accountId: String(row.account_id),
        epoch: Number(row.epoch),
        openedAt: String(row.opened_at),
        seenAt: String(row.seen_at),
      },
    );
  }

  override markSeen(digest: string, seenAt: string): Promise<void> {
    return this.#run('UPDATE signed_in SET seen_at = ? WHERE digest = ?', [seenAt, digest]);
  }

  override close(digest: string): Promise<void> {
    return this.#run('DELETE FROM signed_in WHERE digest = ?', [digest]);
  }

  override closeAllOf(accountId: string): Promise<void> {
    return this.#run('DELETE FROM signed_in WHERE account_id = ?', [accountId]);
  }

  override dropUnseenSince(instant: string): Promise<void> {
    return this.#run('DELETE FROM signed_in WHERE seen_at < ?', [instant]);
  }

  #run(sql: string, values: readonly (string | number)[]): Promise<void> {
    this.#database.prepare(sql).run(...values);
    return Promise.resolve();
  }
}
