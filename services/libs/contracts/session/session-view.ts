export type StaffRole = 'owner' | 'staff' | 'read-only';

export interface SessionView {
  readonly user: null | {
    /** The id of the account. */
    readonly id: string;
    readonly username: string;
    readonly email?: string;
    readonly role: StaffRole;
    /** Whether signing in also needs a code from an authenticator app. */
    readonly hasTotp: boolean;
    /** Whether the role requires such codes: without them the person can do nothing else. */
    readonly needsTotp: boolean;
  };
}
