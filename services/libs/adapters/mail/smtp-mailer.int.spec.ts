import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { hostileEnds } from '../../../../test/support/hostile/hostile-headers.ts';
import {
  answering,
  type Answers,
  ScriptedMailServer,
} from '../../../../test/support/processes/scripted-mail-server.ts';
import type {
  MailAttachment,
  MailContent,
  MailMessage,
  MailOutcome,
} from '../../application/ports/mailer.ts';

/** A message with its content. */
type Written = Omit<MailMessage, 'write'> & MailContent;
import { SmtpMailer } from './smtp-mailer.ts';

const from = { name: 'Kanga Day Trips', address: 'bookings@kanga.example' };
const patience = { connectMs: 2_000, greetMs: 300, answerMs: 300, offerMs: 1_500 };
const message: Written = {
  id: '0c5f2f5e-6f0a-5d8e-9b7b-3f1d2c4a5b6e',
  to: 'asha@example.com',
  replyTo: 'operator@kanga.example',
  subject: 'Booking confirmed: Jozani Forest – Tuesday 1 December 2026',
  html: '<p>Karibu Asha</p>',
  text: 'Karibu Asha',
};

const voucher: MailAttachment = {
  filename: 'voucher.pdf',
  contentType: 'application/pdf',
  content: new TextEncoder().encode('%PDF-1.7 Asha'),
};
const entry: MailAttachment = {
  filename: 'booking.ics',
  contentType: 'text/calendar; method=REQUEST; charset=utf-8',
  content: new TextEncoder().encode('BEGIN:VCALENDAR\r\nSUMMARY:Mnemba – Zoë\r\nEND:VCALENDAR\r\n'),
};

/** Returns the words with uniform line ends, which mail servers may change on the way. */
function wordsOf(content: string | ArrayBuffer | Uint8Array): string {
  const words = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return words.replaceAll('\r\n', '\n');
}

interface Received {
  readonly email: Email;
  readonly raw: string;
  readonly to: readonly string[];
}

describe('an SMTP server', () => {
  const closing: (() => unknown)[] = [];
  let received: Received[];
  let offers: number;

  beforeEach(() => {
    received = [];
    offers = 0;
  });

  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  /** Starts a server that accepts every message, except for what the options change. */
  async function serve(options: SMTPServerOptions = {}): Promise<string> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          void PostalMime.parse(raw).then((email) => {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            received.push({ email, raw: raw.toString('utf8'), to });
            done();
          });
        });
      },
      ...options,
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    closing.push(
      () =>
        new Promise<void>((resolve) => {
          server.close(resolve);
        }),
    );
    return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  async function script(answers: Answers): Promise<string> {
    const server = await ScriptedMailServer.start(answers);
    closing.push(() => server.close());
    return server.place;
  }

  function send(
    place: string,
    more: Partial<Written> = {},
    beforeOffering = () => Promise.resolve(),
  ): Promise<MailOutcome> {
    const mailer = new SmtpMailer({ url: `smtp://${place}`, from, patience });
    const { subject, html, text, attachments = [], ...addressed } = { ...message, ...more };
    const write = () => Promise.resolve({ subject, html, text, attachments });
    return mailer.send({ ...addressed, write }, async () => {
      offers += 1;
      await beforeOffering();
    });
  }

  it('receives the message as it was written, with a message id that identifies duplicates', async () => {
    expect(await send(await serve())).toEqual({ outcome: 'accepted' });
    expect(offers).toBe(1);
    const [{ email, to } = {}] = received;
    expect(to).toEqual([message.to]);
    expect(email).toMatchObject({
      from,
      to: [{ address: message.to }],
      replyTo: [{ address: 'operator@kanga.example' }],
      subject: message.subject,
      messageId: `<${message.id}@kanga.example>`,
    });
    expect(email?.html?.trim()).toBe(message.html);
    expect(email?.text?.trim()).toBe(message.text);
  });

  it('receives the voucher as a file, and the calendar entry as a file and as an alternative of the text', async () => {
    const attachments = [voucher, entry];
    expect(await send(await serve(), { attachments })).toEqual({ outcome: 'accepted' });
    const [{ email, raw } = {}] = received;
    const files = email?.attachments.map(
      ({ filename, mimeType, disposition, method, content }) => ({
        ...{ filename, mimeType, disposition, method },
        content: wordsOf(content),
      }),
    );
    expect(files).toEqual([
      {
        ...{ filename: null, mimeType: 'text/calendar', disposition: null, method: 'REQUEST' },
        content: wordsOf(entry.content),
      },
      {
        ...{ filename: 'voucher.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
        content: '%PDF-1.7 Asha',
      },
      {
        ...{ filename: 'booking.ics', mimeType: 'application/ics', disposition: 'attachment' },
        content: wordsOf(entry.content),
      },
    ]);
    expect(email?.html?.trim()).toBe(message.html);
    expect(email?.text?.trim()).toBe(message.text);
    // Mailboxes choose the last form that they support: the text is first, the entry last, the files beside
    // them.
    const parts = [...String(raw).matchAll(/^Content-Type: ([a-z/-]+)/gim)].map(([, type]) => type);
    expect(parts).toEqual([
      ...['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'text/calendar'],
      ...['application/pdf', 'application/ics'],
    ]);
  });

  it('accepts the right user name and password, and gets no message after a wrong password', async () => {
    const place = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        if (username === 'kanga' && password === 'p@ss') done(null, { user: username });
        else done(new Error('Invalid username or password'));
      },
    });
    expect(await send(`kanga:p%40ss@${place}`)).toEqual({ outcome: 'accepted' });
    offers = 0;
    expect(await send(`kanga:wrong@${place}`)).toMatchObject({ outcome: 'not-offered' });
    expect(offers).toBe(0);
  });

  describe('that offers no encryption', () => {
    /** Starts a server that records every line it receives, and accepts any password. */
    async function listening(heard: string[]): Promise<number> {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('220 hello\r\n');
        socket.on('data', (data) => {
          const line = data.toString('utf8');
          heard.push(line);
          if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 AUTH PLAIN LOGIN\r\n');
          else if (line.startsWith('AUTH')) socket.write('235 2.7.0 welcome\r\n');
          else socket.write('502 5.5.1 not implemented\r\n');
        });
      });
      server.listen(0);
      await once(server, 'listening');
      closing.push(() => server.close());
      return (server.address() as AddressInfo).port;
    }

    it('is sent no password over the network, and no message', async () => {
      const heard: string[] = [];
      // Reaches this machine, but is not a loopback address.
      const place = `kanga:p%40ss@0.0.0.0:${await listening(heard)}`;
      expect(await send(place)).toEqual({ outcome: 'not-offered', reason: 'ETLS' });
      expect(heard.filter((line) => !/^(EHLO|STARTTLS)/.test(line))).toEqual([]);
      expect(offers).toBe(0);
    });

    it('is refused too if an attacker removes STARTTLS from its answer', async () => {
      const place = await serve({
        ...{ hideSTARTTLS: true, disabledCommands: [], allowInsecureAuth: true },
        onAuth: (_credentials, _session, done) => {
          done(null, { user: 'kanga' });
        },
      });
      const outside = place.replace('127.0.0.1', '0.0.0.0');
      // No authority issued the certificate, so the connection is not trusted.
      expect(await send(`kanga:p%40ss@${outside}`)).toMatchObject({ outcome: 'not-offered' });
      expect(received).toEqual([]);
    });

    it.each(['127.0.0.1', 'localhost'])(
      'receives the password if it is on this machine, at %s',
      async (host) => {
        const heard: string[] = [];
        await send(`kanga:p%40ss@${host}:${await listening(heard)}`);
        const credentials = Buffer.from('\0kanga\0p@ss').toString('base64');
        expect(heard).toContain(`AUTH PLAIN ${credentials}\r\n`);
      },
    );

    it('receives messages if it needs no password', async () => {
      const place = (await serve()).replace('127.0.0.1', '0.0.0.0');
      expect(await send(place)).toEqual({ outcome: 'accepted' });
    });
  });

  it('gets no message if it cannot be reached', async () => {
    expect(await send('127.0.0.1:1')).toMatchObject({ outcome: 'not-offered' });
    expect(offers).toBe(0);
  });

  it('times out if it never greets', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closing.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    expect(await send(`127.0.0.1:${port}`)).toEqual({
      outcome: 'not-offered',
      reason: 'ETIMEDOUT',
    });
    expect(offers).toBe(0);
  });

  it('gets no message if the attempt cannot be claimed, and the caller gets the reason', async () => {
    const place = await serve();
    const lost = new Error('somebody else was faster');
    await expect(send(place, {}, () => Promise.reject(lost))).rejects.toBe(lost);
    expect(received).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string | null>>, MailOutcome]>([
    [
      'refuses the sender for now',
      { MAIL: '451 4.3.0 try later, asha@example.com' },
      { outcome: 'refused', isFinal: false, reason: '451 4.3.0' },
    ],
    [
      'does not know the recipient',
      { RCPT: '550 5.1.1 <asha@example.com>: user unknown' },
      { outcome: 'refused', isFinal: true, reason: '550 5.1.1' },
    ],
    [
      'does not accept the text',
      { DATA: '554 no' },
      { outcome: 'refused', isFinal: true, reason: '554' },
    ],
    [
      'refuses the text for now',
      { '.': '452 4.2.2 asha@example.com is over quota' },
      { outcome: 'refused', isFinal: false, reason: '452 4.2.2' },
    ],
    [
      'refuses the text permanently',
      { '.': '552 5.3.4 too big' },
      { outcome: 'refused', isFinal: true, reason: '552 5.3.4' },
    ],
    [
      'hangs up before it asks for the text',
      { RCPT: 'hang up' },
      { outcome: 'not-offered', reason: 'ECONNECTION' },
    ],
    [
      'falls silent before it asks for the text',
      { DATA: null },
      { outcome: 'not-offered', reason: 'ETIMEDOUT' },
    ],
    ['hangs up after the text', { '.': 'hang up' }, { outcome: 'unknown', reason: 'ECONNECTION' }],
    ['falls silent after the text', { '.': null }, { outcome: 'unknown', reason: 'ETIMEDOUT' }],
  ])(
    '%s: the outcome says whether the message may have arrived',
    async (_title, special, outcome) => {
      expect(await send(await script(answering(special)))).toEqual(outcome);
      expect(offers).toBe(1);
    },
  );

  it('has the message if it accepts the message and does not answer QUIT', async () => {
    expect(await send(await script(answering({ QUIT: null })))).toEqual({ outcome: 'accepted' });
  });

  it('has the message if it is slow, but within the time limit', async () => {
    const place = await serve({
      onMailFrom: (_address, _session, done) => {
        setTimeout(done, 100);
      },
    });
    expect(await send(place)).toEqual({ outcome: 'accepted' });
  });

  it('times out if it keeps talking without an answer', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 hello\r\n');
      let isText = false;
      socket.on('data', (data) => {
        const said = data.toString('utf8');
        if (isText) return;
        isText = said.startsWith('DATA');
        socket.write(isText ? '354 go on\r\n' : '250 ok\r\n');
        if (!isText) return;
        const talking = setInterval(() => socket.write('250-one moment\r\n'), 50);
        socket.on('close', () => {
          clearInterval(talking);
        });
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    expect(await send(`127.0.0.1:${port}`)).toEqual({ outcome: 'unknown', reason: 'ETIMEDOUT' });
  });

  it('gets no message if its connection breaks while the attempt is claimed', async () => {
    const connected = Promise.withResolvers<Socket>();
    const server = createServer((socket) => {
      socket.write('220 hello\r\n');
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write('250 ok\r\n'));
      connected.resolve(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const outcome = await send(`127.0.0.1:${port}`, {}, async () => {
      const socket = await connected.promise;
      socket.destroy();
      await once(socket, 'close');
    });
    expect(outcome).toMatchObject({ outcome: 'not-offered' });
  });

  it.each<[string, Partial<Written>]>([
    [
      'the name of a file',
      { attachments: [{ ...voucher, filename: 'a.pdf"\r\nBcc: everyone@example.com\r\n\r\n' }] },
    ],
    [
      'an entry for a calendar',
      { attachments: [{ ...entry, filename: 'a\r\nBcc: everyone@example.com' }] },
    ],
    ['a subject', { subject: 'Hello\r\nBcc: everyone@example.com\r\n\r\nOther text' }],
    ['an address', { to: 'asha@example.com\r\nBcc: everyone@example.com' }],
    ['a reply address', { replyTo: 'a@example.com>\r\nBcc: everyone@example.com' }],
    ['a list of addresses', { to: 'asha@example.com, everyone@example.com' }],
    ...hostileEnds.flatMap((more): [string, Partial<Written>][] => [
      [`a subject with ${JSON.stringify(more)}`, { subject: `Hello${more}` }],
      [`an address with ${JSON.stringify(more)}`, { to: `asha@example.com${more}` }],
      [`a reply address with ${JSON.stringify(more)}`, { replyTo: `a@example.com${more}` }],
    ]),
  ])('never receives another header or recipient because of %s', async (_title, hostile) => {
    const outcome = await send(await serve(), hostile);
    for (const { email, to } of received) {
      expect(to.filter((address) => address.startsWith('everyone'))).toEqual([]);
      expect(email.bcc ?? []).toEqual([]);
      expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(email.text?.trim()).toBe(message.text);
    }
    expect([outcome.outcome, received.length]).toEqual(
      received.length === 0 ? [outcome.outcome, 0] : ['accepted', 1],
    );
  });
});
