/**
 * What a member of staff may do: an owner may do everything, staff do the daily work, and the third role only reads.
 */
export type StaffRole = 'owner' | 'staff' | 'read-only';
