import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/**
 * Returns the answer to a line of a conversation; `hang up` ends the connection, undefined means no answer.
 */
export type Answers = (line: string, conversation: object) => string | undefined;

/** A mail server with scripted answers, valid or not. */
export class ScriptedMailServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(answers: Answers) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      converse(socket, answers);
    });
  }

  static async start(answers: Answers): Promise<ScriptedMailServer> {
    const scripted = new ScriptedMailServer(answers);
    scripted.#server.listen(0, '127.0.0.1');
    await once(scripted.#server, 'listening');
    return scripted;
  }

  /** Its host and port. */
  get place(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/**
 * A correct server, except for the given answers. Their keys are the first four letters of a line; null means
 * no answer.
 */
export function answering(special: Readonly<Record<string, string | null>>): Answers {
  const inText = new WeakSet();
  return (line, conversation) => {
    if (inText.has(conversation) && line !== '.') return undefined;
    inText.delete(conversation);
    const command = line === '.' ? '.' : line.slice(0, 4).toUpperCase();
    if (Object.hasOwn(special, command)) return special[command] ?? undefined;
    if (command !== 'DATA') return '250 ok';
    inText.add(conversation);
    return '354 go on';
  };
}

function converse(socket: Socket, answers: Answers): void {
  socket.on('error', () => undefined);
  socket.write('220 scripted\r\n');
  let rest = '';
  socket.on('data', (data) => {
    rest += data.toString('utf8');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const answer = answers(rest.slice(0, end), socket);
      rest = rest.slice(end + 2);
      if (answer === 'hang up') socket.destroy();
      else if (answer !== undefined) socket.write(`${answer}\r\n`);
    }
  });
}
