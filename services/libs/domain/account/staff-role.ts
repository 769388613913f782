/** What a member of staff may do: an owner everything, staff the daily work, the third role only reads. */
export type StaffRole = 'owner' | 'staff' | 'read-only';
