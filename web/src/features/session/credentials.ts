/** The data that a person enters to sign in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** A code from an authenticator app or a recovery code, if the account needs a code. */
  readonly code?: string;
}
