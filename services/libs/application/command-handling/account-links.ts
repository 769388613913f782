import type { Instant } from '../../domain/calendar/instants.ts';
import type { AccountLink } from '../ports/accounts.ts';
import type { Cryptography } from '../ports/cryptography.ts';

/** How long somebody has to follow a one-time link: over a weekend. */
const validMs = 72 * 3_600_000;

/**
 * The secret of the link that a command gave out. It follows from the command, so a repeat after a
 * lost answer is told the same one; whoever lacks SECRET_KEY cannot tell it from anything stored.
 */
export function linkToken(cryptography: Cryptography, commandId: string): string {
  return cryptography.mac('account-link', commandId);
}

/** What is kept of the secret: enough to know it again. */
export function linkDigest(cryptography: Cryptography, token: string): string {
  return cryptography.sha256(token);
}

/** The link that a command gives out, as the account keeps it. */
export function linkGiven(
  cryptography: Cryptography,
  purpose: AccountLink['purpose'],
  { commandId, now }: { readonly commandId: string; readonly now: Instant },
): AccountLink {
  const digest = linkDigest(cryptography, linkToken(cryptography, commandId));
  return { digest, purpose, expiresAt: new Date(Date.parse(now) + validMs).toISOString() };
}
