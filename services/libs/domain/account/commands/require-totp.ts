import { accept, type Decision, refuse } from '../../decision.ts';
import type { TotpNotRequiredOfRole, TotpRequiredOfRole } from '../account.events.ts';
import type { AccountNotFound, OwnTotpMissing } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';
import type { StaffRole } from '../staff-role.ts';

/** An owner makes codes from an app compulsory for a role, or optional again. The account is this owner's. */
export interface RequireTotp {
  readonly type: 'RequireTotp';
  readonly role: StaffRole;
  readonly isRequired: boolean;
  /** Whether the owner has codes. */
  readonly hasTotp: boolean;
}

export type RequireTotpRefusal = AccountNotFound | OwnTotpMissing;

/** Stores an event even if the rule does not change, because an earlier change may be missing in the log. */
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
