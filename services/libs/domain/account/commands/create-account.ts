import { accept, type Decision } from '../../decision.ts';
import type { CreateAccount } from '../account.commands.ts';
import type { AccountCreated } from '../account.events.ts';
import type { AccountState } from '../account.state.ts';

export function createAccount(
  { role }: CreateAccount,
  state: AccountState,
): Decision<AccountCreated, never> {
  return state.status === 'created' ? accept() : accept({ type: 'AccountCreated', data: { role } });
}
