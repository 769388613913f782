import { accept, type Decision, refuse } from '../../decision.ts';
import type { RecoveryLinkIssued } from '../account.events.ts';
import type { AccountNotFound, OwnerCannotRecover } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';

/** Lets an owner who cannot sign in choose a new password, by a one-time link made on the server. */
export interface IssueRecoveryLink {
  readonly type: 'IssueRecoveryLink';
}

export type IssueRecoveryLinkRefusal = AccountNotFound | OwnerCannotRecover;

/** Accepted only for owners who are not disabled. An owner can help everybody else in the console. */
export function issueRecoveryLink(
  _: IssueRecoveryLink,
  state: AccountState,
): Decision<RecoveryLinkIssued, IssueRecoveryLinkRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  return state.role !== 'owner' || state.isDisabled
    ? refuse({ code: 'OwnerCannotRecover' })
    : accept({ type: 'RecoveryLinkIssued', data: {} });
}
