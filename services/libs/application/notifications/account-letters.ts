import type { Instant } from '../../domain/calendar/instants.ts';
import type { Letter, LetterPart } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { momentInWords } from '../wording/in-words.ts';
import { closingOf } from './closing.ts';
import { paragraph } from './letter-parts.ts';

/** The person whose account an e-mail is about, and the link in the e-mail. */
export interface MailedLink {
  readonly username: string;
  readonly link: string;
  readonly expiresAt: Instant;
}

/** The e-mail to a person who was invited by an owner. */
export function invitationLetter(
  { username, link, expiresAt }: MailedLink,
  operator: Operator,
): Letter {
  return letter(`Your invitation to ${operator.name}`, operator, [
    paragraph(
      `You now have an account for the bookings of ${operator.name}. Your username is ${username}.`,
    ),
    { kind: 'action', text: 'Choose your password', href: link },
    paragraph(worksUntil(expiresAt)),
    paragraph('If you do not know why you got this e-mail, you can ignore it.'),
  ]);
}

/** The e-mail to a person whose account was reset by an owner. */
export function resetLetter({ username, link, expiresAt }: MailedLink, operator: Operator): Letter {
  return letter('Choose a new password', operator, [
    paragraph(
      `An owner reset the password of the account ${username} at ${operator.name}. Choose a new one to sign in again. If you used codes from an app, set them up again afterwards.`,
    ),
    { kind: 'action', text: 'Choose a new password', href: link },
    paragraph(worksUntil(expiresAt)),
  ]);
}

/** The e-mail with a link for a new password, to a person who forgot the password. */
export function passwordLinkLetter(
  { username, link }: Pick<MailedLink, 'username' | 'link'>,
  operator: Operator,
): Letter {
  return letter('Choose a new password', operator, [
    paragraph(`Somebody asked for a new password for the account ${username} at ${operator.name}.`),
    { kind: 'action', text: 'Choose a new password', href: link },
    paragraph(
      'The link works once, within an hour. If you use codes from an app, you also need one to sign in afterwards.',
    ),
    paragraph('If you did not ask for this, do nothing: your password stays the same.'),
  ]);
}

/** The e-mail to a person whose password was replaced with the help of a link. */
export function passwordChangedLetter(username: string, operator: Operator): Letter {
  return letter('Your password was changed', operator, [
    paragraph(
      `A new password was chosen for the account ${username} at ${operator.name}. All earlier sessions have ended.`,
    ),
    paragraph(
      'If it was not you, choose another password at once with “Forgotten password?” on the sign-in page, and inform an owner.',
    ),
  ]);
}

/** The e-mail to all owners after a command on the server made a link for one owner. */
export function recoveryLetter(username: string, operator: Operator): Letter {
  return letter('A link for a new password was made on the server', operator, [
    paragraph(
      `A command on the server of ${operator.name} made a link for a new password for the owner ${username}. The sessions of ${username} have ended.`,
    ),
    paragraph(
      `If nobody at your company did this, somebody else can use the server. Disable the account ${username} on the page Accounts, and ask the person who looks after the server.`,
    ),
  ]);
}

function worksUntil(expiresAt: Instant): string {
  return `The link works once, until ${momentInWords(expiresAt)} (Zanzibar time).`;
}

/** The e-mail to owners after a check of the event log found faults. */
export function logFaultyLetter(
  { count, link }: { readonly count: number; readonly link: string },
  operator: Operator,
): Letter {
  const found = count === 1 ? 'a fault' : `${count} faults`;
  return letter('The event log was changed or damaged', operator, [
    paragraph(
      `A check of the event log of ${operator.name} found ${found}. Everybody can continue to work, but do not stop the product, rebuild lists or restore a backup yet.`,
    ),
    { kind: 'action', text: 'See the faults and what to do', href: link },
    paragraph('The console shows a notice to owners until a check finds no fault.'),
  ]);
}

function letter(heading: string, operator: Operator, parts: readonly LetterPart[]): Letter {
  return { subject: heading, preview: operator.name, heading, parts, closing: closingOf(operator) };
}
