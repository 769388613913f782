import { accept, type Decision, refuse } from '../../decision.ts';
import type { RequireTotp } from '../account.commands.ts';
import type { TotpNotRequiredOfRole, TotpRequiredOfRole } from '../account.events.ts';
import type { RequireTotpRefusal } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';

/** Stored even where the rule is already so: the log may have missed the change. */
export function requireTotp(
  { role, isRequired, hasTotp }: RequireTotp,
  state: AccountState,
): Decision<TotpRequiredOfRole | TotpNotRequiredOfRole, RequireTotpRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  if (isRequired && role === state.role && !hasTotp) {
    return refuse({ code: 'OwnTotpMissing' });
  }
  return accept({
    type: isRequired ? 'TotpRequiredOfRole' : 'TotpNotRequiredOfRole',
    data: { role },
  });
}
