/** The content of an e-mail. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file attached to an e-mail. */
export interface MailAttachment {
  readonly filename: string;
  /** For example `application/pdf` or `text/calendar; method=REQUEST; charset=utf-8`. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** An e-mail to one recipient. */
export interface MailMessage {
  /** Becomes the Message-ID. It shows if the same e-mail arrived twice. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  /** Writes the final e-mail. This takes milliseconds, so a mailer that does not send e-mails does not call it. */
  readonly write: () => Promise<MailContent>;
}

/**
 * The outcome of sending. `reason` is stored in the event log. So it is a reply code or the name of a network error.
 * It is never the server's text, which often repeats the address.
 */
export type MailOutcome =
  /** The server accepted the e-mail. */
  | { readonly outcome: 'accepted' }
  /** There is no mail server. The e-mail reached nobody, and staff can read it in the console. */
  | { readonly outcome: 'kept' }
  /** The server refused it, temporarily or permanently. */
  | { readonly outcome: 'refused'; readonly isFinal: boolean; readonly reason: string }
  /**
   * The text of the e-mail was not sent: there was no connection or no sign-in, or the connection broke before. It is
   * safe to try again.
   */
  | { readonly outcome: 'not-offered'; readonly reason: string }
  /** The text of the e-mail was sent, but no answer came. The e-mail may have been delivered. */
  | { readonly outcome: 'unknown'; readonly reason: string };

/** Gives e-mails to the server that delivers them. */
export abstract class Mailer {
  /** Whether e-mails leave the product. If they do not, staff read them in the console. */
  abstract readonly delivers: boolean;

  /**
   * @param beforeOffering Awaited after connection and sign-in, just before the e-mail is offered to the
   *   server. If it throws, the e-mail is not offered and the error is passed on.
   */
  abstract send(message: MailMessage, beforeOffering: () => Promise<void>): Promise<MailOutcome>;
}
