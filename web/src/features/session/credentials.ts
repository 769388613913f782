/** What somebody signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
