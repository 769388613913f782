/** What somebody signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** From an authenticator app, or a recovery code; where the account asks for one. */
  readonly code?: string;
}
