/** Explains that no e-mail leaves this installation. */
export function KeptHere() {
  return (
    <p>
      No mail server is set up, so e-mails reach nobody. You can read them here. To send e-mails,
      set <code>SMTP_URL</code>.
    </p>
  );
}
