import type { StaffRole } from './staff-role.ts';

/** The data that decisions about an account need; it has no names, addresses or secrets. */
export type AccountState =
  | { readonly status: 'none' }
  | {
      readonly status: 'created';
      readonly role: StaffRole;
      readonly isDisabled: boolean;
      readonly hasTotp: boolean;
    };

export const initialAccount: AccountState = { status: 'none' };
