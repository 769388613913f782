/** What a person signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** A code from an authenticator app or a recovery code, if the account needs one. */
  readonly code?: string;
}
