import { accept, type Decision, refuse } from '../../decision.ts';
import type {
  InvitationMailed,
  LinkNotMailed,
  ListExported,
  PasswordChanged,
  PasswordChosen,
  PasswordLinkMailed,
  RecoveryCodesRenewed,
  SignedIn,
  SignedOutEverywhere,
  SignInLocked,
  TotpTurnedOff,
  TotpTurnedOn,
} from '../account.events.ts';
import type { AccountNotFound } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';

/** An action of the account's person, or of somebody who tried to sign in as this person. */
export interface NoteOnAccount {
  readonly type: 'NoteOnAccount';
  readonly action: AccountAction;
}

export type AccountAction =
  | { readonly type: 'was-mailed-invitation' }
  | { readonly type: 'was-mailed-password-link' }
  | { readonly type: 'was-not-mailed-link'; readonly reason: string }
  | { readonly type: 'chose-password' }
  | { readonly type: 'changed-password' }
  | { readonly type: 'turned-totp-on' }
  | { readonly type: 'turned-totp-off' }
  | { readonly type: 'renewed-recovery-codes' }
  | ({ readonly type: 'signed-in' } & SignedIn['data'])
  | ({ readonly type: 'exported-list' } & ListExported['data'])
  | { readonly type: 'signed-out-everywhere' }
  | {
      readonly type: 'sign-in-locked';
      readonly failures: number;
      readonly seconds: number;
      readonly device: 'known' | 'unknown';
    };

type ActionNoted =
  | InvitationMailed
  | LinkNotMailed
  | PasswordLinkMailed
  | PasswordChosen
  | PasswordChanged
  | TotpTurnedOn
  | TotpTurnedOff
  | RecoveryCodesRenewed
  | SignedIn
  | ListExported
  | SignedOutEverywhere
  | SignInLocked;

/** The action has already happened. This function decides only which event the log records. */
export function noteOnAccount(
  { action }: NoteOnAccount,
  state: AccountState,
): Decision<ActionNoted, AccountNotFound> {
  return state.status === 'none' ? refuse({ code: 'AccountNotFound' }) : accept(eventOf(action));
}

function eventOf(action: AccountAction): ActionNoted {
  switch (action.type) {
    case 'was-mailed-invitation':
      return { type: 'InvitationMailed', data: {} };
    case 'was-not-mailed-link':
      return { type: 'LinkNotMailed', data: { reason: action.reason } };
    case 'was-mailed-password-link':
      return { type: 'PasswordLinkMailed', data: {} };
    case 'chose-password':
      return { type: 'PasswordChosen', data: {} };
    case 'changed-password':
      return { type: 'PasswordChanged', data: {} };
    case 'turned-totp-on':
      return { type: 'TotpTurnedOn', data: {} };
    case 'turned-totp-off':
      return { type: 'TotpTurnedOff', data: {} };
    case 'renewed-recovery-codes':
      return { type: 'RecoveryCodesRenewed', data: {} };
    case 'signed-in': {
      const { secondFactor, device, network } = action;
      const origin = {
        ...(device === undefined ? {} : { device }),
        ...(network === undefined ? {} : { network }),
      };
      return { type: 'SignedIn', data: { secondFactor, ...origin } };
    }
    case 'exported-list': {
      const { list, filter, rows } = action;
      return { type: 'ListExported', data: { list, filter, rows } };
    }
    case 'signed-out-everywhere':
      return { type: 'SignedOutEverywhere', data: {} };
    case 'sign-in-locked': {
      const { failures, seconds, device } = action;
      return { type: 'SignInLocked', data: { failures, seconds, device } };
    }
  }
}
