import {
  account,
  accountAnswer,
  accountLink,
  linkedAccountAnswer,
  ownSession,
  recoveryCodes,
  session,
  totpOffer,
  totpRule,
  totpRuleAnswer,
} from './account-schemas.ts';
import { historyEntry } from './booking-schemas.ts';
import { as, type Operations } from './operation.ts';
import { listOf } from './view-schemas.ts';

/** The refusals of calls that need the password again, because an open screen alone must not allow them. */
const proof = ['PasswordWrong', 'TotpRequired', 'TotpCodeWrong', 'TooManyRequests'] as const;

/** The calls about accounts, and about signing in. */
export const accountOperations: Operations = {
  AuthController: {
    signIn: {
      summary: 'Signs a member of staff in, by a cookie',
      answer: as(session),
      refuses: [
        'InvalidCredentials',
        'TotpRequired',
        'TotpCodeWrong',
        'TooManyRequests',
        'Unavailable',
      ],
      mayAskForWork: true,
    },
    signOut: { summary: 'Ends the session', answer: as(session) },
    session: { summary: 'Who is signed in', answer: as(session) },
    setUp: {
      summary: 'Makes the first account by the link that the first start prints',
      answer: as(session),
      refuses: ['SetUpLinkInvalid'],
    },
    link: {
      summary: 'Whose one-time link it is, and what for',
      answer: as(accountLink),
      refuses: ['AccountLinkInvalid'],
    },
    choosePassword: {
      summary: 'Chooses a password by a one-time link, and signs in with it',
      answer: as(session),
      refuses: ['AccountLinkInvalid', 'Unavailable'],
    },
  },
  OwnAccountController: {
    changePassword: {
      summary: 'Changes the own password; every other session of the account ends',
      answer: as(session),
      refuses: [...proof, 'Unavailable'],
    },
    confirm: {
      summary: 'What needs a recent password can be done for another 15 minutes',
      refuses: [...proof, 'Unavailable'],
    },
    beginTotp: {
      summary: 'A secret for an authenticator app, to be confirmed with a code of it',
      answer: as(totpOffer),
      refuses: ['PasswordWrong', 'TooManyRequests', 'TotpIsOn', 'Unavailable'],
    },
    confirmTotp: {
      summary: 'From now on signing in takes a code; answers the recovery codes, once',
      answer: as(recoveryCodes),
      refuses: ['TotpIsOn', 'TotpNotOffered', 'TotpCodeWrong'],
    },
    renewRecoveryCodes: {
      summary: 'New recovery codes in place of the old ones',
      answer: as(recoveryCodes),
      refuses: [...proof, 'TotpIsOff', 'Unavailable'],
    },
    turnTotpOff: {
      summary: 'Signing in takes no code any more',
      refuses: [...proof, 'TotpIsOff', 'TotpIsRequired', 'Unavailable'],
    },
    signOutEverywhere: {
      summary: 'Ends every session of the own account',
      answer: as(session),
    },
  },
  OwnSessionsController: {
    list: {
      summary: 'The sessions of the own account that are open, the one used last first',
      answer: as(listOf(ownSession)),
    },
    end: { summary: 'Ends one session of the own account' },
    signOutElsewhere: { summary: 'Ends every session of the own account but this one' },
  },
  AdminAccountsController: {
    list: { summary: 'Everybody who has an account', answer: as(listOf(account)) },
    totpRule: {
      summary: 'Everybody of which roles needs codes from an authenticator app',
      answer: as(totpRule),
    },
    requireTotp: {
      summary: 'Makes codes from an app compulsory for a role, or leaves them to each person again',
      answer: as(totpRuleAnswer),
      refuses: ['OwnTotpMissing'],
    },
    history: {
      summary: 'What happened to an account, the oldest first',
      answer: as(listOf(historyEntry)),
      refuses: ['AccountNotFound'],
    },
    invite: {
      summary: 'Gives somebody an account; they choose the password by the link, within 72 hours',
      answer: as(linkedAccountAnswer),
      refuses: ['UsernameTaken'],
    },
    edit: {
      summary: 'Changes a role or an address, disables or enables',
      answer: as(accountAnswer),
      refuses: ['AccountNotFound', 'LastOwner'],
    },
    reset: {
      summary: 'Takes password and codes away and gives out a new one-time link',
      answer: as(linkedAccountAnswer),
      refuses: ['AccountNotFound', 'LastOwner'],
    },
  },
};
