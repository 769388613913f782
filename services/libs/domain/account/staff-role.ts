/** What a member of staff may do: everything; the daily work; look. */
export type StaffRole = 'owner' | 'staff' | 'read-only';
