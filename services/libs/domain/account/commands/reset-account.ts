import { accept, type Decision, refuse } from '../../decision.ts';
import type { ResetAccount } from '../account.commands.ts';
import type { AccountReset } from '../account.events.ts';
import type { EditAccountRefusal } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';

/** Until the link is used, its person cannot sign in; so the last owner's is not to be had. */
export function resetAccount(
  { isLastOwner }: ResetAccount,
  state: AccountState,
): Decision<AccountReset, EditAccountRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  return isLastOwner ? refuse({ code: 'LastOwner' }) : accept({ type: 'AccountReset', data: {} });
}
