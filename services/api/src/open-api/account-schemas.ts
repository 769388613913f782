import type {
  AccountAnswer,
  AccountLinkView,
  AccountView,
  LinkedAccountAnswer,
  OwnSessionView,
  RecoveryCodesView,
  TotpOfferView,
  TotpRuleAnswer,
  TotpRuleView,
} from '../../../libs/contracts/account/account-view.ts';
import type { SessionView } from '../../../libs/contracts/session/session-view.ts';
import {
  address,
  type FieldSchemas,
  flag,
  instant,
  list,
  named,
  object,
  oneOf,
  optional,
  orNull,
  text,
} from './schema.ts';
import { commandAnswerFields } from './view-schemas.ts';

/** The OpenAPI schemas of sessions and accounts. */

const role = oneOf('owner', 'staff', 'read-only');

export const session = named(
  'Session',
  object<SessionView>({
    user: orNull(
      object<NonNullable<SessionView['user']>>({
        id: text,
        username: text,
        email: optional(text),
        role,
        hasTotp: flag,
        needsTotp: flag,
      }),
    ),
  }),
);

const accountFields: FieldSchemas<AccountView> = {
  id: text,
  username: text,
  email: optional(text),
  role,
  isDisabled: flag,
  hasPassword: flag,
  hasTotp: flag,
  createdAt: instant,
  lastSignInAt: optional(instant),
  linkExpiresAt: optional(instant),
};
export const account = named('Account', object<AccountView>(accountFields));
export const accountAnswer = named(
  'AccountAnswer',
  object<AccountAnswer>({ ...accountFields, ...commandAnswerFields }),
);
export const linkedAccountAnswer = named(
  'LinkedAccountAnswer',
  object<LinkedAccountAnswer>({ ...accountFields, ...commandAnswerFields, link: address }),
);
export const accountLink = named(
  'AccountLink',
  object<AccountLinkView>({
    username: text,
    purpose: oneOf('invitation', 'reset'),
    expiresAt: instant,
  }),
);
export const ownSession = named(
  'OwnSession',
  object<OwnSessionView>({
    id: text,
    device: text,
    network: text,
    openedAt: instant,
    seenAt: instant,
    isThis: flag,
  }),
);
const totpRuleFields: FieldSchemas<TotpRuleView> = { roles: list(role) };
export const totpRule = named('TotpRule', object<TotpRuleView>(totpRuleFields));
export const totpRuleAnswer = named(
  'TotpRuleAnswer',
  object<TotpRuleAnswer>({ ...totpRuleFields, ...commandAnswerFields }),
);
export const totpOffer = object<TotpOfferView>({ secret: text, url: address });
export const recoveryCodes = object<RecoveryCodesView>({ recoveryCodes: list(text) });
