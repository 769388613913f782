export type StaffRole = 'owner' | 'staff' | 'read-only';

export interface SessionView {
  readonly user: null | {
    /** The account's. */
    readonly id: string;
    readonly username: string;
    readonly email?: string;
    readonly role: StaffRole;
    /** Whether signing in takes a code from an authenticator app too. */
    readonly hasTotp: boolean;
    /** Whether everybody of the role needs that: without it, nothing else can be done. */
    readonly needsTotp: boolean;
  };
}
