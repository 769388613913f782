import type { DatabaseSync } from 'node:sqlite';
import {
  type MailSuppression,
  MailSuppressions,
} from '../../../application/ports/mail-suppressions.ts';

/** Addresses that get no mail, in the file of {@link openOperationsFile}. */
export class SqliteMailSuppressions extends MailSuppressions {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override of(address: string): Promise<MailSuppression | undefined> {
    const row = this.#database
      .prepare('SELECT reason, since FROM mail_suppression WHERE address = ?')
      .get(address);
    if (row === undefined) return Promise.resolve(undefined);
    const reason = row.reason === 'complained' ? 'complained' : 'bounced';
    return Promise.resolve({ reason, since: String(row.since) });
  }

  override suppress(address: string, { reason, since }: MailSuppression): Promise<void> {
    this.#database
      .prepare('INSERT INTO mail_suppression VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(address, reason, since);
    return Promise.resolve();
  }

  override lift(address: string): Promise<void> {
    this.#database.prepare('DELETE FROM mail_suppression WHERE address = ?').run(address);
    return Promise.resolve();
  }
}
