import { decider } from '../decision.ts';
import type { AccountEvent } from './account.events.ts';
import { type AccountState, initialAccount } from './account.state.ts';
import { createAccount } from './commands/create-account.ts';
import { editAccount } from './commands/edit-account.ts';
import { issueRecoveryLink } from './commands/issue-recovery-link.ts';
import { noteOnAccount } from './commands/note-on-account.ts';
import { requireTotp } from './commands/require-totp.ts';
import { renewInvitation } from './commands/renew-invitation.ts';
import { resetAccount } from './commands/reset-account.ts';
import { withdrawInvitation } from './commands/withdraw-invitation.ts';

/** The account of a member of staff. */
export const accountDecider = decider({
  initialState: initialAccount,
  evolve: evolveAccount,
  commands: {
    CreateAccount: createAccount,
    EditAccount: editAccount,
    ResetAccount: resetAccount,
    RenewInvitation: renewInvitation,
    WithdrawInvitation: withdrawInvitation,
    IssueRecoveryLink: issueRecoveryLink,
    RequireTotp: requireTotp,
    NoteOnAccount: noteOnAccount,
  },
});

function evolveAccount(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'AccountCreated') {
    return { status: 'created', role: event.data.role, isDisabled: false, hasTotp: false };
  }
  return state.status === 'none' ? state : evolveCreated(state, event);
}

function evolveCreated(
  state: Extract<AccountState, { readonly status: 'created' }>,
  event: Exclude<AccountEvent, { readonly type: 'AccountCreated' }>,
): AccountState {
  switch (event.type) {
    case 'AccountRoleChanged':
      return { ...state, role: event.data.after };
    case 'AccountDisabled':
      return { ...state, isDisabled: true };
    case 'AccountEnabled':
      return { ...state, isDisabled: false };
    case 'TotpTurnedOn':
      return { ...state, hasTotp: true };
    case 'TotpTurnedOff':
    case 'AccountReset':
      return { ...state, hasTotp: false };
    case 'AccountEmailChanged':
    case 'InvitationRenewed':
    case 'InvitationWithdrawn':
    case 'InvitationMailed':
    case 'LinkNotMailed':
    case 'RecoveryLinkIssued':
    case 'PasswordLinkMailed':
    case 'PasswordChosen':
    case 'PasswordChanged':
    case 'RecoveryCodesRenewed':
    case 'TotpRequiredOfRole':
    case 'TotpNotRequiredOfRole':
    case 'SignedIn':
    case 'ListExported':
    case 'SignedOutEverywhere':
    case 'SignInLocked':
      return state;
  }
}
