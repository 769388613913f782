/** There is no such account. */
export interface AccountNotFound {
  readonly code: 'AccountNotFound';
}

/** Without this account, nobody could manage the accounts any more. */
export interface LastOwner {
  readonly code: 'LastOwner';
}

/** Another account has this username. Upper and lower case count as the same. */
export interface UsernameTaken {
  readonly code: 'UsernameTaken';
}

/** The account's person already chose a password, so the invitation is over. */
export interface InvitationUsed {
  readonly code: 'InvitationUsed';
}

/**
 * The account does not belong to an owner, or it is disabled. Another owner can change the role or enable the account.
 */
export interface OwnerCannotRecover {
  readonly code: 'OwnerCannotRecover';
}

/** An owner who makes codes compulsory for their own role must have codes first. */
export interface OwnTotpMissing {
  readonly code: 'OwnTotpMissing';
}
