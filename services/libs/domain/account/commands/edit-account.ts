import { accept, type Decision, refuse } from '../../decision.ts';
import type {
  AccountDisabled,
  AccountEmailChanged,
  AccountEnabled,
  AccountRoleChanged,
} from '../account.events.ts';
import type { AccountNotFound, LastOwner } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';
import type { StaffRole } from '../staff-role.ts';

/** Changes the named fields and keeps the others. */
export interface EditAccount {
  readonly type: 'EditAccount';
  readonly role?: StaffRole;
  readonly isDisabled?: boolean;
  /** Whether the command changes the e-mail address. */
  readonly changesEmail: boolean;
  /** Whether this account is the only owner who can sign in. */
  readonly isLastOwner: boolean;
}

export type EditAccountRefusal = AccountNotFound | LastOwner;

type AccountEdited = AccountRoleChanged | AccountEmailChanged | AccountDisabled | AccountEnabled;

/** The last owner who can sign in must stay an owner, because nobody else can make another person an owner. */
export function editAccount(
  command: EditAccount,
  state: AccountState,
): Decision<AccountEdited, EditAccountRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  const { role = state.role, isDisabled = state.isDisabled } = command;
  if (command.isLastOwner && (role !== 'owner' || isDisabled)) {
    return refuse({ code: 'LastOwner' });
  }
  const events: AccountEdited[] = [];
  if (role !== state.role) {
    events.push({ type: 'AccountRoleChanged', data: { before: state.role, after: role } });
  }
  if (command.changesEmail) {
    events.push({ type: 'AccountEmailChanged', data: {} });
  }
  if (isDisabled !== state.isDisabled) {
    events.push({ type: isDisabled ? 'AccountDisabled' : 'AccountEnabled', data: {} });
  }
  return accept(...events);
}
