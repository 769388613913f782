/** There is no such account. */
export interface AccountNotFound {
  readonly code: 'AccountNotFound';
}

/** Nobody else could manage the accounts any more. */
export interface LastOwner {
  readonly code: 'LastOwner';
}

/** Usernames are compared without regard to case. */
export interface UsernameTaken {
  readonly code: 'UsernameTaken';
}

/** Who requires codes of their own role has them first. */
export interface OwnTotpMissing {
  readonly code: 'OwnTotpMissing';
}

export type RequireTotpRefusal = AccountNotFound | OwnTotpMissing;

export type EditAccountRefusal = AccountNotFound | LastOwner;

export type AccountRefusal = EditAccountRefusal | RequireTotpRefusal;
