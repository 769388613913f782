import type { Instant } from '../../../domain/calendar/instants.ts';
import type { AccountLink } from '../../ports/accounts.ts';
import type { Cryptography } from '../../ports/cryptography.ts';

/** How long a one-time link is valid: long enough for a weekend. */
const validMs = 72 * 3_600_000;

/**
 * The secret of the link that a command issued. It is derived from the command, so a repeat after a lost
 * answer gets the same one. Without SECRET_KEY it cannot be derived from stored data.
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
  { commandId, now }: { readonly commandId: string; readonly now: Instant },
): AccountLink {
  const digest = linkDigest(cryptography, linkToken(cryptography, commandId));
  return { digest, purpose, expiresAt: new Date(Date.parse(now) + validMs).toISOString() };
}
