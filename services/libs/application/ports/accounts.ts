/** What a member of staff may do: everything; the daily work; look. */
export type StaffRole = 'owner' | 'staff' | 'read-only';

/** A member of staff's account. Operational data, not events: a secret must be erasable. */
export interface Account {
  readonly id: string;
  /** As it was chosen; compared without regard to case. */
  readonly username: string;
  readonly email: string | null;
  readonly role: StaffRole;
  /** Argon2id as a PHC string, which carries its own parameters. */
  readonly passwordHash: string;
}

/** Who may sign in. */
export abstract class Accounts {
  /** Whether nobody can sign in yet. */
  abstract isEmpty(): Promise<boolean>;

  abstract byUsername(username: string): Promise<Account | undefined>;

  abstract byId(id: string): Promise<Account | undefined>;

  /** Durable when it answers. `taken` where the username, in any case, is somebody's already. */
  abstract create(account: Account): Promise<'created' | 'taken'>;
}
