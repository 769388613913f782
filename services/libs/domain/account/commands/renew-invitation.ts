import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvitationRenewed } from '../account.events.ts';
import type { AccountNotFound, InvitationUsed } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';

/** Gives an invited person a new one-time link. It replaces the earlier link. */
export interface RenewInvitation {
  readonly type: 'RenewInvitation';
  /** Whether the person has not chosen a password yet. */
  readonly isInvited: boolean;
}

export type InvitationRefusal = AccountNotFound | InvitationUsed;

/** An invitation can be renewed even after it was withdrawn or has expired. */
export function renewInvitation(
  { isInvited }: RenewInvitation,
  state: AccountState,
): Decision<InvitationRenewed, InvitationRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  return isInvited
    ? accept({ type: 'InvitationRenewed', data: {} })
    : refuse({ code: 'InvitationUsed' });
}
