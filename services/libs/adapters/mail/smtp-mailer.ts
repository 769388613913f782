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

/** How long a server may take: to accept the connection, to greet, and to answer a command. In milliseconds. */
export interface SmtpPatience {
  readonly connectMs: number;
  readonly greetMs: number;
  readonly answerMs: number;
  /** The time to accept a whole message, even if the server keeps sending replies. */
  readonly offerMs: number;
}

/** A server answers the end of a message only after it has checked the whole message. */
const patienceByDefault: SmtpPatience = {
  connectMs: 10_000,
  greetMs: 10_000,
  answerMs: 45_000,
  offerMs: 120_000,
};

export interface SmtpSettings {
  /**
   * May contain a user and a password. `smtps://` begins with TLS. `smtp://` changes to TLS if the server
   * offers it; with a user it requires TLS, unless the server is on this machine.
   */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly patience?: SmtpPatience;
}

/**
 * Sends messages to an SMTP server, each over its own connection: connect, sign in, call `beforeOffering`,
 * offer the message. Only the code of the server's answer is kept, because its words repeat addresses.
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

  /**
   * Builds the message. Line breaks in a name, a subject or an address are encoded or dropped, so they never
   * begin another header.
   */
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
      // Prevents automatic answers, such as "I am on holiday".
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
 * A calendar entry is sent twice. As an alternative of the text, it lets mailboxes offer to add or remove it. Other
 * mailboxes use the file.
 */
function invitation({ filename, contentType, content }: MailAttachment) {
  const method = calendarMethod.exec(contentType)?.[1] ?? 'PUBLISH';
  return { method, filename, content: Buffer.from(content) };
}

/** The text of a message. Records whether the server ever asked for the text. */
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

/** Rejects if the connection breaks while no command is waiting; without this such an error ends the process. */
function brokenLine(connection: SMTPConnection): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => {
      reject(Object.assign(new Error('The server hung up.'), { code: 'ECONNECTION' }));
    });
  });
  // When the promise rejects, there may be no code that still awaits it.
  broken.catch(() => undefined);
  return broken;
}

/** Returns the server's reply code if the server refused. */
function responseCodeOf(error: unknown): number | undefined {
  const { responseCode } = error as { readonly responseCode?: number };
  return responseCode !== undefined && responseCode >= 400 ? responseCode : undefined;
}

/** Whether a connection to this host never leaves the machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** Returns only codes, such as `550 5.1.1` or `ETIMEDOUT`, and no words of the server or the library. */
function reasonOf(error: unknown): string {
  const { code, response, message } = error as Partial<NodeJS.ErrnoException> & {
    readonly response?: string;
  };
  // The server's reply to STARTTLS would hide that the connection could not be encrypted.
  if (code === 'ETLS') return code;
  const reply = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response ?? '');
  if (reply !== null) {
    return reply.slice(1).filter(Boolean).join(' ');
  }
  // The library reports every failed connection as ESOCKET; the name in the message says more.
  const named = code === 'ESOCKET' ? /^connect (E[A-Z]+)/.exec(message ?? '')?.[1] : undefined;
  if (named !== undefined) return named;
  return /^E[A-Z_]+$/.test(code ?? '') ? String(code) : 'EUNKNOWN';
}
