/** Explains that no e-mail leaves this installation: "sent" means that it would have been sent. */
export function KeptHere() {
  return (
    <p>
      No mail server is set up: these e-mails reached nobody and are kept here as they would arrive.
      Set <code>SMTP_URL</code> to send them.
    </p>
  );
}
