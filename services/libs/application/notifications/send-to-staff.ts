import type { Identifiers } from '../ports/identifiers.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Letter, MessageRenderer } from '../ports/message-renderer.ts';

export interface StaffMailTools {
  readonly mailer: Mailer;
  readonly messageRenderer: MessageRenderer;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
}

/**
 * Sends an e-mail about an account at once, without the queue. There are two reasons: the person is waiting for the
 * link, and other staff would see a queued e-mail in the console. Returns the reason if the mail server did not
 * accept it.
 */
export async function sendToStaff(
  to: string,
  letter: Letter,
  { mailer, messageRenderer, identifiers }: StaffMailTools,
): Promise<string | undefined> {
  const write = async () => {
    const { html, text } = await messageRenderer.render(letter);
    return { subject: letter.subject, html, text };
  };
  const message = { id: identifiers.uuid(), to, write };
  const outcome = await mailer.send(message, () => Promise.resolve());
  return 'reason' in outcome ? outcome.reason : undefined;
}
