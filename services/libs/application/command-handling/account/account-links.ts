import type { Instant } from '../../../domain/calendar/instants.ts';
import type { AccountLink } from '../../ports/accounts.ts';
import type { Cryptography } from '../../ports/cryptography.ts';

/** How long an invitation is valid, in milliseconds. It is long, because a new colleague may open it only next week. */
const invitationMs = 168 * 3_600_000;
/** How long the link of a reset account is valid, in milliseconds. The time is long enough for a weekend. */
const resetMs = 72 * 3_600_000;
/**
 * How long other links are valid, in milliseconds: links printed on the server, or mailed on request. The person is
 * waiting for such a link.
 */
const awaitedValidMs = 3_600_000;

/**
 * The secret of the link that a command issued. It is derived from the command, so a repeat after a lost answer gets
 * the same secret. Nobody can derive the secret from stored data without SECRET_KEY.
 */
export function linkToken(cryptography: Cryptography, commandId: string): string {
  return cryptography.mac('account-link', commandId);
}

/** The hash of the secret. Only the hash is stored; it is enough to recognise the secret. */
export function linkDigest(cryptography: Cryptography, token: string): string {
  return cryptography.sha256(token);
}

/** The link that a command issues, as the account stores it. */
export function linkGiven(
  cryptography: Cryptography,
  purpose: AccountLink['purpose'],
  issued: { readonly commandId: string; readonly now: Instant },
): AccountLink {
  const validMs = purpose === 'invitation' ? invitationMs : resetMs;
  return { purpose, ...validFor(validMs, cryptography, issued) };
}

/** The link that a command on the server issues. The owner may have lost the second factor too. */
export function recoveryLink(
  cryptography: Cryptography,
  issued: { readonly commandId: string; readonly now: Instant },
): AccountLink {
  const times = validFor(awaitedValidMs, cryptography, issued);
  return { purpose: 'reset', removesTotp: true, ...times };
}

/** The link that is mailed to a person who forgot the password. The link does not remove their second factor. */
export function mailedLink(
  cryptography: Cryptography,
  { token, now }: { readonly token: string; readonly now: Instant },
): AccountLink {
  const digest = linkDigest(cryptography, token);
  const expiresAt = new Date(Date.parse(now) + awaitedValidMs).toISOString();
  return { purpose: 'reset', isMailed: true, digest, expiresAt };
}

/** The address that opens a link. The token is in the fragment, which browsers do not send to servers. */
export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/auth#link=${token}`;
}

function validFor(
  ms: number,
  cryptography: Cryptography,
  { commandId, now }: { readonly commandId: string; readonly now: Instant },
): Pick<AccountLink, 'digest' | 'expiresAt'> {
  const digest = linkDigest(cryptography, linkToken(cryptography, commandId));
  return { digest, expiresAt: new Date(Date.parse(now) + ms).toISOString() };
}
