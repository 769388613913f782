export type StaffRole = 'owner' | 'staff' | 'read-only';

export interface SessionView {
  readonly user: null | {
    readonly username: string;
    readonly email?: string;
    readonly role: StaffRole;
  };
}
