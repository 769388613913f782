/** Says that nothing leaves the house: "sent" means no more than that it would have been. */
export function KeptHere() {
  return (
    <p>
      No mail server is set up: these e-mails reached nobody and are kept here as they would arrive.
      Set <code>SMTP_URL</code> to send them.
    </p>
  );
}
