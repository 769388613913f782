import { useHasMailServer, useMailFault } from './mail-state.ts';

/**
 * Shown beside the announcement of an e-mail. Says that the e-mail is not sent, or is sent later. Renders
 * nothing if it is sent at once.
 */
export function MailCaveat() {
  const hasMailServer = useHasMailServer();
  const fault = useMailFault();
  if (!hasMailServer) {
    return (
      <p>No mail server is set up, so no e-mail is sent. You can read its text under E-mails.</p>
    );
  }
  return (
    fault !== null && <p>The mail server does not work at the moment: e-mails are sent later.</p>
  );
}
