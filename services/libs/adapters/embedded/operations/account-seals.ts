import type { DatabaseSync } from 'node:sqlite';
import { canonicalJson } from '../../../application/event-log/canonical-json.ts';
import { type Account, usernameKey } from '../../../application/ports/accounts.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';

type Sealing = Pick<Cryptography, 'mac'>;

/**
 * The seals have their own table, so that a release without seals can still write accounts. An account that
 * such a release wrote is sealed again when this release changes it.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS staff_account_seal (
    account_id TEXT PRIMARY KEY,
    seal TEXT NOT NULL
  ) STRICT;
`;

/** Seals of accounts. They show that a bit of an account changed, or that an account is gone (ADR 48). */
export class AccountSeals {
  readonly #database: DatabaseSync;
  readonly #cryptography: Sealing;

  /** Seals every account if none was ever sealed, which means that an earlier release wrote them. */
  constructor(database: DatabaseSync, cryptography: Sealing) {
    this.#database = database;
    this.#cryptography = cryptography;
    if (areSealed(database)) return;
    database.exec(`BEGIN IMMEDIATE; ${schema}`);
    for (const document of documentsIn(database)) {
      this.note(JSON.parse(document) as Account);
    }
    database.exec('COMMIT');
  }

  ofTotpRule(roles: string): string {
    return sealOfTotpRule(this.#cryptography, roles);
  }

  /** Stores the seal of an account, in the transaction that stores the account. */
  note(account: Account): void {
    this.#database
      .prepare(
        `INSERT INTO staff_account_seal VALUES (?, ?)
         ON CONFLICT DO UPDATE SET seal = excluded.seal`,
      )
      .run(account.id, sealOf(this.#cryptography, account));
  }
}

/** Returns what is wrong with the accounts, each as the end of a sentence. Empty if no account was ever sealed. */
export function faultsOfAccounts(database: DatabaseSync, cryptography: Sealing): readonly string[] {
  if (!areSealed(database)) return [];
  const unmatched = new Map(
    database
      .prepare('SELECT account_id, seal FROM staff_account_seal')
      .all()
      .map(({ account_id: id, seal }) => [String(id), String(seal)]),
  );
  const faults: string[] = [];
  const rows = database.prepare('SELECT id, username_key, document FROM staff_account').all();
  for (const { id: key, username_key: name, document } of rows) {
    const id = String(key);
    const account = parsed(String(document));
    const isSealed =
      account?.id === id &&
      usernameKey(account.username) === name &&
      sealOf(cryptography, account) === unmatched.get(id);
    if (!isSealed) faults.push(`the account ${id} was changed or damaged`);
    unmatched.delete(id);
  }
  for (const id of unmatched.keys()) faults.push(`the account ${id} is gone`);
  return [...faults, ...faultOfTotpRule(database, cryptography)];
}

/** A file that an earlier release wrote has no table `totp_rule`. */
function faultOfTotpRule(database: DatabaseSync, cryptography: Sealing): readonly string[] {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'totp_rule'").get();
  const rule = table && database.prepare('SELECT roles, seal FROM totp_rule').get();
  return rule === undefined || rule.seal === sealOfTotpRule(cryptography, String(rule.roles))
    ? []
    : ['the setting which roles need codes from an app was changed or damaged'];
}

function sealOfTotpRule(cryptography: Sealing, roles: string): string {
  return cryptography.mac('totp-rule', roles);
}

function sealOf(cryptography: Sealing, account: Account): string {
  // The account as it is read from the file: without members that are undefined.
  const stored: unknown = JSON.parse(JSON.stringify(account));
  return cryptography.mac('account', canonicalJson(stored));
}

function areSealed(database: DatabaseSync): boolean {
  const sealed = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'staff_account_seal'");
  return sealed.get() !== undefined;
}

function documentsIn(database: DatabaseSync): readonly string[] {
  const rows = database.prepare('SELECT document FROM staff_account').all();
  return rows.map(({ document }) => String(document));
}

function parsed(document: string): Account | undefined {
  try {
    const account = JSON.parse(document) as Partial<Account> | null;
    return typeof account?.username === 'string' ? (account as Account) : undefined;
  } catch {
    return undefined;
  }
}
