import type { AccountEvent } from './account.events.ts';

/**
 * Whether an event moves the revision that the owner's changes are compared with. What the account's
 * person does from day to day does not: otherwise nobody could edit the account of somebody who is at
 * work.
 */
export function isManagement(type: AccountEvent['type']): boolean {
  switch (type) {
    case 'AccountCreated':
    case 'AccountRoleChanged':
    case 'AccountEmailChanged':
    case 'AccountDisabled':
    case 'AccountEnabled':
    case 'AccountReset':
    case 'InvitationRenewed':
    case 'InvitationWithdrawn':
    case 'RecoveryLinkIssued':
      return true;
    case 'InvitationMailed':
    case 'LinkNotMailed':
    case 'PasswordLinkMailed':
    case 'PasswordChosen':
    case 'PasswordChanged':
    case 'TotpTurnedOn':
    case 'TotpTurnedOff':
    case 'RecoveryCodesRenewed':
    case 'TotpRequiredOfRole':
    case 'TotpNotRequiredOfRole':
    case 'SignedIn':
    case 'ListExported':
    case 'SignedOutEverywhere':
    case 'SignInLocked':
      return false;
  }
}
