import {
  linkAddress,
  linkToken,
} from '../../../libs/application/command-handling/account/account-links.ts';
import { issueRecoveryLinkAt } from '../../../libs/application/command-handling/account/account-changes.ts';
import { IssueRecoveryLink } from '../../../libs/application/command-handling/account/account.commands.ts';
import { CommandDesk } from '../../../libs/application/command-handling/engine/command-desk.ts';
import { recoveryLetter } from '../../../libs/application/notifications/account-letters.ts';
import { mailOwners } from '../../../libs/application/notifications/mail-owners.ts';
import { codeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { type Account, usernameKey } from '../../../libs/application/ports/accounts.ts';
import type { Ports } from '../../../libs/composition/profile.ts';

/** The stores of the accounts, and the address at which people open their links. */
export interface RecoveryPlace {
  readonly ports: Ports;
  readonly publicUrl: string;
}

/** The link for the owner, or why there is none, as a sentence. */
export type Recovery =
  | { readonly username: string; readonly link: string; readonly losesTotp: boolean }
  | { readonly why: string };

/**
 * Makes a one-time link with which an owner chooses a new password, and ends the owner's sessions.
 *
 * @param username May be omitted if only one owner can sign in.
 */
export async function recoverOwner(
  username: string | undefined,
  { ports, publicUrl }: RecoveryPlace,
): Promise<Recovery> {
  const owner = chosenOwner(await ports.accounts.list(), username);
  if ('why' in owner) return owner;
  const requestId = ports.identifiers.uuid();
  const { eventStore: store, keyVault: vault, ...others } = ports;
  const commands = issueRecoveryLinkAt(new CommandDesk({ ...others, store, vault }));
  const outcome = await commands.execute(
    new IssueRecoveryLink(
      { accountId: owner.id },
      {
        actor: { kind: 'system' },
        scope: 'system',
        body: {},
        requestId,
        correlationId: requestId,
      },
    ),
  );
  if (!outcome.done) return { why: `No link was made: ${codeInWords(outcome.refusal.code)}.` };
  await ports.sessions.closeAllOf(owner.id);
  const commandId = outcome.result.history.at(-1)?.metadata.commandId ?? '';
  const link = linkAddress(publicUrl, linkToken(ports.cryptography, commandId));
  return { username: owner.username, link, losesTotp: owner.totp !== null };
}

/**
 * Informs all owners by e-mail that the link was made, also the owner who got it. Rejects only if the accounts cannot
 * be read.
 */
export async function informOwners(
  username: string,
  { ports }: Pick<RecoveryPlace, 'ports'>,
): Promise<void> {
  await mailOwners(recoveryLetter(username, ports.operator), ports);
}

/** Returns the owner who gets the link, or says why nobody can get one. */
function chosenOwner(
  accounts: readonly Account[],
  username: string | undefined,
): Account | { readonly why: string } {
  const owners = accounts.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled);
  const names = owners.map((each) => each.username).join(', ');
  if (accounts.length === 0) {
    return {
      why: 'There are no accounts yet. Start the product: it prints a link with which the first account is made.',
    };
  }
  if (username === undefined) {
    const [only, ...others] = owners;
    return only !== undefined && others.length === 0
      ? only
      : { why: `There are several owners: ${names}. Write the username of one of them.` };
  }
  const named = accounts.find((each) => usernameKey(each.username) === usernameKey(username));
  if (named === undefined) {
    return { why: `There is no account "${username}". The owners are: ${names}.` };
  }
  return owners.includes(named) ? named : { why: whyNotRecovered(named) };
}

function whyNotRecovered({ username, isDisabled }: Account): string {
  return isDisabled
    ? `The account "${username}" is disabled. An owner can enable it in the console, on the page Accounts.`
    : `The account "${username}" does not belong to an owner. An owner can reset it in the console, on the page Accounts.`;
}
