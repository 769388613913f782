import type { DatabaseSync } from 'node:sqlite';
import { type Session, Sessions } from '../../../application/ports/sessions.ts';

/** Sessions in the file of {@link openOperationsFile}, each as a JSON document. */
export class SqliteSessions extends Sessions {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override open(session: Session): Promise<void> {
    const { digest, accountId, seenAt } = session;
    return this.#run('INSERT INTO staff_session VALUES (?, ?, ?, ?)', [
      digest,
      accountId,
      seenAt,
      JSON.stringify(session),
    ]);
  }

  override find(digest: string): Promise<Session | undefined> {
    const row = this.#database
      .prepare('SELECT document FROM staff_session WHERE digest = ?')
      .get(digest);
    return Promise.resolve(row && sessionOf(row));
  }

  override listOf(accountId: string): Promise<readonly Session[]> {
    const rows = this.#database
      .prepare('SELECT document FROM staff_session WHERE account_id = ?')
      .all(accountId);
    return Promise.resolve(rows.map(sessionOf));
  }

  override markSeen(digest: string, seenAt: string): Promise<void> {
    return this.#run(
      `UPDATE staff_session SET seen_at = ?, document = json_set(document, '$.seenAt', ?)
       WHERE digest = ?`,
      [seenAt, seenAt, digest],
    );
  }

  override markConfirmed(digest: string, confirmedAt: string): Promise<void> {
    return this.#run(
      "UPDATE staff_session SET document = json_set(document, '$.confirmedAt', ?) WHERE digest = ?",
      [confirmedAt, digest],
    );
  }

  override close(digest: string): Promise<void> {
    return this.#run('DELETE FROM staff_session WHERE digest = ?', [digest]);
  }

  override closeAllOf(accountId: string): Promise<void> {
    return this.#run('DELETE FROM staff_session WHERE account_id = ?', [accountId]);
  }

  override dropUnseenSince(instant: string): Promise<void> {
    return this.#run('DELETE FROM staff_session WHERE seen_at < ?', [instant]);
  }

  #run(sql: string, values: readonly (string | number)[]): Promise<void> {
    this.#database.prepare(sql).run(...values);
    return Promise.resolve();
  }
}

function sessionOf(row: Readonly<Record<string, unknown>>): Session {
  return JSON.parse(String(row.document)) as Session;
}
