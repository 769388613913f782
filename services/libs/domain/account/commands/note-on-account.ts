import { accept, type Decision, refuse } from '../../decision.ts';
import type { AccountDeed, NoteOnAccount } from '../account.commands.ts';
import type {
  PasswordChanged,
  PasswordChosen,
  RecoveryCodesRenewed,
  SignedIn,
  SignedOutEverywhere,
  SignInLocked,
  TotpTurnedOff,
  TotpTurnedOn,
} from '../account.events.ts';
import type { AccountNotFound } from '../account.refusals.ts';
import type { AccountState } from '../account.state.ts';

type DeedNoted =
  | PasswordChosen
  | PasswordChanged
  | TotpTurnedOn
  | TotpTurnedOff
  | RecoveryCodesRenewed
  | SignedIn
  | SignedOutEverywhere
  | SignInLocked;

/** It has already happened: this decides only what the log says about it. */
export function noteOnAccount(
  { deed }: NoteOnAccount,
  state: AccountState,
): Decision<DeedNoted, AccountNotFound> {
  return state.status === 'none' ? refuse({ code: 'AccountNotFound' }) : accept(eventOf(deed));
}

function eventOf(deed: AccountDeed): DeedNoted {
  switch (deed.type) {
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
    case 'signed-in':
      return { type: 'SignedIn', data: { secondFactor: deed.secondFactor } };
    case 'signed-out-everywhere':
      return { type: 'SignedOutEverywhere', data: {} };
    case 'sign-in-locked': {
      const { failures, seconds, device } = deed;
      return { type: 'SignInLocked', data: { failures, seconds, device } };
    }
  }
}
