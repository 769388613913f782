import type { LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { CopyLink } from '../../shared/console/copy-link.tsx';
import { mailFaultInWords } from '../../shared/console/mail-faults.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import './account-list.css';

export type LinkDialogProps = {
  given: LinkedAccountAnswer | null;
  /** Whether links are sent by e-mail. */
  sendsMail: boolean;
  onClose: () => void;
};

/** Says that the one-time link was sent, or shows it for the owner to hand over. It is shown only once. */
export function LinkDialog({ given, sendsMail, onClose }: LinkDialogProps) {
  if (given === null) return null;
  const { username, link } = given;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={link === undefined ? `E-mail sent to ${username}` : `A link for ${username}`}
    >
      <div data-slot="given-link">
        {link === undefined ? (
          <p>
            We sent a link to {given.email}. {username} can use it once to choose a password
            {until(given)}.
          </p>
        ) : (
          <LinkToHandOver given={given} link={link} sendsMail={sendsMail} />
        )}
        <Button kind={link === undefined ? 'ink' : 'quiet'} onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function LinkToHandOver({
  given,
  link,
  sendsMail,
}: {
  given: LinkedAccountAnswer;
  link: string;
  sendsMail: boolean;
}) {
  return (
    <>
      <p>
        {whyNotSent(given, sendsMail)}Give this link to {given.username} yourself. They can use it
        once to choose a password{until(given)}. It is not shown again.
      </p>
      <p data-slot="one-time-link">{link}</p>
      <CopyLink link={link} />
    </>
  );
}

function whyNotSent({ email, linkMail }: LinkedAccountAnswer, sendsMail: boolean): string {
  if (linkMail?.reason !== undefined) {
    return `The e-mail to ${email ?? ''} was not sent. ${mailFaultInWords(linkMail.reason)} `;
  }
  if (email === undefined) return '';
  return sendsMail
    ? `The mail server has not answered yet, so we do not know whether the e-mail to ${email} was sent. `
    : 'No mail server is set up, so we could not send this link. ';
}

function until({ linkExpiresAt }: LinkedAccountAnswer): string {
  return linkExpiresAt === undefined ? '' : `, until ${formatMoment(linkExpiresAt)}`;
}
