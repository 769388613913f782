import { isIPv4 } from 'node:net';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import {
  type MailAttachment,
  Mailer,
  type MailMessage,
  type MailOutcome,
} from '../../application/ports/mailer.ts';

/** How long a server may take: to be reached, to greet, and to answer anything. In milliseconds. */
export interface SmtpPatience {
  readonly connectMs: number;
  readonly greetMs: number;
  readonly answerMs: number;
  /** All of offering a message, however busily the server talks. */
  readonly offerMs: number;
}

/** A server answers the end of a message only after it has looked at all of it. */
const patienceByDefault: SmtpPatience = {
  connectMs: 10_000,
  greetMs: 10_000,
  answerMs: 45_000,
  offerMs: 120_000,
};

export interface SmtpSettings {
  /**
   * May hold a user and a password. `smtps://` begins with TLS. `smtp://` changes to TLS where the server
   * offers it; with a user it insists on TLS, unless the server is on this machine.
   */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly patience?: SmtpPatience;
}

/**
 * Hands messages to an SMTP server, one connection each: connect, sign in, say that it is about to be
 * offered, offer. What the server says is kept as a code alone, since its words repeat addresses.
 */
export class SmtpMailer extends Mailer {
  override readonly delivers = true;
  readonly #settings: SmtpSettings;

  constructor(settings: SmtpSettings) {
    super();
    this.#settings = settings;
  }

  override async send(
    message: MailMessage,
    beforeOffering: () => Promise<void>,
  ): Promise<MailOutcome> {
    const raw = await this.#compose(message);
    const connection = this.#connection();
    const broken = brokenLine(connection);
    try {
      try {
        await Promise.race([this.#signIn(connection), broken]);
      } catch (error) {
        return { outcome: 'not-offered', reason: reasonOf(error) };
      }
      await beforeOffering();
      return await this.#offer(connection, broken, message.to, raw);
    } finally {
      connection.close();
    }
  }

  /** Line breaks in a name, a subject or an address never begin another header: they are encoded or dropped. */
  async #compose(message: MailMessage): Promise<Buffer> {
    const { subject, html, text, attachments = [] } = await message.write();
    const calendar = attachments.find(({ contentType }) => calendarMethod.test(contentType));
    const { from } = this.#settings;
    const domain = from.address.slice(from.address.indexOf('@') + 1);
    return await new MailComposer({
      from,
      to: { name: '', address: message.to },
      ...(message.replyTo === undefined ? {} : { replyTo: { name: '', address: message.replyTo } }),
      subject,
      messageId: `<${message.id}@${domain}>`,
      // Answers of machines, such as "I am on holiday", are not wanted.
      headers: { 'Auto-Submitted': 'auto-generated' },
      text,
      html,
      attachments: attachments
        .filter((each) => each !== calendar)
        .map(({ filename, contentType, content }) => ({
          ...{ filename, contentType, contentDisposition: 'attachment' as const },
          content: Buffer.from(content),
        })),
      ...(calendar === undefined ? {} : { icalEvent: invitation(calendar) }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
      .compile()
      .build();
  }

  #connection(): SMTPConnection {
    const { connectMs, greetMs, answerMs } = this.#settings.patience ?? patienceByDefault;
    const url = new URL(this.#settings.url);
    const isSecure = url.protocol === 'smtps:';
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    return new SMTPConnection({
      host,
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      secure: isSecure,
      requireTLS: !isSecure && url.username !== '' && !isLoopback(host),
      connectionTimeout: connectMs,
      greetingTimeout: greetMs,
      dnsTimeout: connectMs,
      socketTimeout: answerMs,
    });
  }

  async #signIn(connection: SMTPConnection): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
    const { username, password } = new URL(this.#settings.url);
    if (username === '') {
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      connection.login(auth, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }

  async #offer(
    connection: SMTPConnection,
    broken: Promise<never>,
    to: string,
    raw: Buffer,
  ): Promise<MailOutcome> {
    const text = new MessageText(raw);
    const sending = new Promise<void>((resolve, reject) => {
      connection.send({ from: this.#settings.from.address, to: [to] }, text, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
    const { offerMs } = this.#settings.patience ?? patienceByDefault;
    const { promise: late, reject: giveUp } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      giveUp(Object.assign(new Error('The server took too long.'), { code: 'ETIMEDOUT' }));
    }, offerMs);
    try {
      await Promise.race([sending, broken, late]);
      return { outcome: 'accepted' };
    } catch (error) {
      const reason = reasonOf(error);
      const code = responseCodeOf(error);
      if (code !== undefined) {
        return { outcome: 'refused', isFinal: code >= 500, reason };
      }
      return { outcome: text.hasLeft ? 'unknown' : 'not-offered', reason };
    } finally {
      clearTimeout(timer);
    }
  }
}

const calendarMethod = /^text\/calendar; method=([A-Z]+)/;

/**
 * A calendar entry goes twice: as another form of the text, by which mailboxes offer to enter it or strike
 * it out, and as a file for those that do not.
 */
function invitation({ filename, contentType, content }: MailAttachment) {
  const method = calendarMethod.exec(contentType)?.[1] ?? 'PUBLISH';
  return { method, filename, content: Buffer.from(content) };
}

/** A message's text, which knows whether the server ever asked for it. */
class MessageText extends Readable {
  hasLeft = false;
  readonly #raw: Buffer;

  constructor(raw: Buffer) {
    super();
    this.#raw = raw;
  }

  override _read(): void {
    this.hasLeft = true;
    this.push(this.#raw);
    this.push(null);
  }
}

/** Rejects when the line breaks while nobody asked for anything; without it such an error ends the process. */
function brokenLine(connection: SMTPConnection): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => {
      reject(Object.assign(new Error('The server hung up.'), { code: 'ECONNECTION' }));
    });
  });
  // Nobody may be waiting for it any more.
  broken.catch(() => undefined);
  return broken;
}

/** The server's reply code, where it said no. */
function responseCodeOf(error: unknown): number | undefined {
  const { responseCode } = error as { readonly responseCode?: number };
  return responseCode !== undefined && responseCode >= 400 ? responseCode : undefined;
}

/** Whether a connection to this host never leaves the machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** `550 5.1.1`, `ETIMEDOUT`: codes, whatever the server or the library said. */
function reasonOf(error: unknown): string {
  const { code, response } = error as { readonly code?: string; readonly response?: string };
  // The server's reply to STARTTLS would hide that the connection could not be encrypted.
  if (code === 'ETLS') return code;
  const reply = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response ?? '');
  if (reply !== null) {
    return reply.slice(1).filter(Boolean).join(' ');
  }
  return /^E[A-Z_]+$/.test(code ?? '') ? String(code) : 'EUNKNOWN';
}
