/** What a message says. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file that comes with a message. */
export interface MailAttachment {
  readonly filename: string;
  /** Such as `application/pdf`, or `text/calendar; method=REQUEST; charset=utf-8`. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A message to one recipient. */
export interface MailMessage {
  /** Becomes the Message-ID, so that a message that came twice can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  /** Writes it as it will arrive, which takes milliseconds: a mailer that sends nothing asks for nothing. */
  readonly write: () => Promise<MailContent>;
}

/**
 * What became of a message. `reason` is a reply code or the name of a network error, never the words of
 * a server, which like to repeat the address: it goes into the log of events.
 */
export type MailOutcome =
  /** The server took it over. */
  | { readonly outcome: 'accepted' }
  /** The server said no, for now or for good. */
  | { readonly outcome: 'refused'; readonly isFinal: boolean; readonly reason: string }
  /** Its text never left: no connection, no sign-in, or the line broke before it. Trying again is free. */
  | { readonly outcome: 'not-offered'; readonly reason: string }
  /** Its text left and no answer came. It may have been sent. */
  | { readonly outcome: 'unknown'; readonly reason: string };

/** Hands messages over to whoever delivers them. */
export abstract class Mailer {
  /** Whether messages leave the product; where they do not, staff read them in the admin area. */
  abstract readonly delivers: boolean;

  /**
   * @param beforeOffering Awaited once the server is connected and has let us in, just before the
   *   message is offered to it; where it throws, nothing is offered and the error is passed on.
   */
  abstract send(message: MailMessage, beforeOffering: () => Promise<void>): Promise<MailOutcome>;
}
