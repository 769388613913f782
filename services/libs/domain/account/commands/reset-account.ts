import { accept, type Decision, refuse } from '../../decision.ts';
import type { AccountReset } from '../account.events.ts';
import type { AccountState } from '../account.state.ts';
import type { EditAccountRefusal } from './edit-account.ts';

/** Removes password and codes, and issues a one-time link. */
export interface ResetAccount {
  readonly type: 'ResetAccount';
  /** Whether no other owner can sign in. */
  readonly isLastOwner: boolean;
}

/** The person cannot sign in until they use the link, so the last owner's account cannot be reset. */
export function resetAccount(
  { isLastOwner }: ResetAccount,
  state: AccountState,
): Decision<AccountReset, EditAccountRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  return isLastOwner ? refuse({ code: 'LastOwner' }) : accept({ type: 'AccountReset', data: {} });
}
