/** Explains that no e-mail leaves this installation: "sent" means that it would have been sent. */
export function KeptHere() {
  return (
    <p>
      No mail server is set up, so these e-mails were not delivered. You can read them here. To send
      e-mails, set <code>SMTP_URL</code>.
    </p>
  );
}
