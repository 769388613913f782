import type { WholeNumber } from '../whole-number.ts';

export type StaffRole = 'owner' | 'staff' | 'read-only';

/** Why a session ended. */
export interface SessionEndView {
  /** `idle`: it was not used; `age`: it was open for the longest allowed time; `closed`: somebody ended it. */
  readonly because: 'idle' | 'age' | 'closed';
  /** The time limit that ended the session, in minutes; it is a setting. */
  readonly afterMinutes?: WholeNumber;
}

export interface SessionView {
  /** Present if the browser still sends the cookie of a session that has ended. */
  readonly ended?: SessionEndView;
  readonly user: null | {
    /** The id of the account. */
    readonly id: string;
    readonly username: string;
    readonly email?: string;
    readonly role: StaffRole;
    /** Whether signing in also needs a code from an authenticator app. */
    readonly hasTotp: boolean;
    /** Whether the role requires such codes. Without codes, the person can do nothing except set them up. */
    readonly needsTotp: boolean;
  };
}
