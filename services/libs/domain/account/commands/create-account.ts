import { accept, type Decision } from '../../decision.ts';
import type { AccountCreated } from '../account.events.ts';
import type { AccountState } from '../account.state.ts';
import type { StaffRole } from '../staff-role.ts';

export interface CreateAccount {
  readonly type: 'CreateAccount';
  readonly role: StaffRole;
}

export function createAccount(
  { role }: CreateAccount,
  state: AccountState,
): Decision<AccountCreated, never> {
  return state.status === 'created' ? accept() : accept({ type: 'AccountCreated', data: { role } });
}
