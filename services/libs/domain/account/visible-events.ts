import type { AccountEvent } from './account.events.ts';

/**
 * Whether an event changes the revision with which an owner's changes are compared. The daily actions of the
 * account's person do not change this revision. Otherwise an owner could not edit the account of a person who is
 * working.
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
