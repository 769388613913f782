import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvitationWithdrawn } from '../account.events.ts';
import type { AccountState } from '../account.state.ts';
import type { InvitationRefusal } from './renew-invitation.ts';

/** Disables the one-time link of a person who was invited. */
export interface WithdrawInvitation {
  readonly type: 'WithdrawInvitation';
  /** Whether the person has not chosen a password yet. */
  readonly isInvited: boolean;
  /** Whether there is a link, expired or not. */
  readonly hasLink: boolean;
}

/** Stores no event if the invitation was withdrawn before. */
export function withdrawInvitation(
  { isInvited, hasLink }: WithdrawInvitation,
  state: AccountState,
): Decision<InvitationWithdrawn, InvitationRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'AccountNotFound' });
  }
  if (!isInvited) {
    return refuse({ code: 'InvitationUsed' });
  }
  return hasLink ? accept({ type: 'InvitationWithdrawn', data: {} }) : accept();
}
