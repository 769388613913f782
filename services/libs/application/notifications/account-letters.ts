import type { Letter, LetterPart } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import { paragraph } from './letter-parts.ts';

/** The e-mail with a link for a new password, to a person who forgot theirs. */
export function passwordLinkLetter(
  { username, link }: { readonly username: string; readonly link: string },
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

/** The e-mail to a person whose password was replaced by a link. */
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

/** The e-mail to owners after a command on the server made a link for one of them. */
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

function letter(heading: string, operator: Operator, parts: readonly LetterPart[]): Letter {
  return { subject: heading, preview: operator.name, heading, parts, closing: closingOf(operator) };
}
