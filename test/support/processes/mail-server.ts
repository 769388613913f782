import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps accepted messages, and lets the test act at each stage. */
export class MailServer {
  readonly url: string;
  readonly received: Email[] = [];
  /** The envelope recipients of each message. */
  readonly recipients: (readonly string[])[] = [];
  readonly #server: SMTPServer;
  readonly #stages: { now: MailStages };

  private constructor(server: SMTPServer, stages: { now: MailStages }, url: string) {
    this.#server = server;
    this.#stages = stages;
    this.url = url;
  }

  static async start(): Promise<MailServer> {
    const stages: { now: MailStages } = { now: {} };
    const holder: { mails?: MailServer } = {};
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => {
        void Promise.resolve(stages.now.atConnect?.()).then(() => {
          done();
        });
      },
      onMailFrom: (_address, _session, done) => {
        void Promise.resolve(stages.now.atSender?.()).then(() => {
          done();
        });
      },
      onRcptTo: (_address, _session, done) => {
        void Promise.resolve(stages.now.atRecipient?.()).then(() => {
          done();
        });
      },
      onData: (stream, session, done) => {
        void stages.now.atText?.();
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then(async (email) => {
            holder.mails?.received.push(email);
            holder.mails?.recipients.push(session.envelope.rcptTo.map(({ address }) => address));
            await stages.now.onceReceived?.();
            done();
            void stages.now.onceAnswered?.();
          });
        });
      },
    });
    // A process that is killed in the middle of a message breaks the connection.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    holder.mails = new MailServer(server, stages, `smtp://127.0.0.1:${port}`);
    return holder.mails;
  }

  /** Sets what happens at each stage of a message from now on. */
  behave(stages: MailStages): void {
    this.#stages.now = stages;
  }

  /** The references of the bookings that were reported to the operator. */
  get told(): ReadonlySet<string> {
    const references = this.received.map(
      ({ subject = '' }) => /^New booking ([^:]+):/.exec(subject)?.[1] ?? '',
    );
    return new Set(references);
  }

  /** The subjects of accepted messages, in alphabetical order. */
  get subjects(): readonly string[] {
    return this.received.map(({ subject = '' }) => subject).toSorted();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

/** What the test does at a stage. The server waits for it, except at `atText` and `onceAnswered`. */
type AtStage = () => Promise<void> | undefined;

/** The stages of a message, in their order. */
export const mailStages = [
  'atConnect',
  'atSender',
  'atRecipient',
  'atText',
  'onceReceived',
  'onceAnswered',
] as const;

export type MailStage = (typeof mailStages)[number];

type MailStages = Readonly<Partial<Record<MailStage, AtStage>>>;
