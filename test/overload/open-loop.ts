import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The outcome of one request. */
export interface Answered {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly answeredAtMs: number;
  readonly tookMs: number;
}

export interface OpenLoop {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** How many connections are opened before the first request. A request is dropped if all connections are busy. */
  readonly connections: number;
  /** The next request as the bytes that are sent. */
  readonly nextRequest: () => string;
  /** Called with every answer as it was received. */
  readonly hear?: (status: number, text: string) => void;
}

export interface Outcome {
  readonly offered: number;
  readonly answered: readonly Answered[];
  readonly withoutConnection: number;
}

const tickMs = 2;

/** Less than the accept queue of a listening socket. */
const openedAtOnce = 32;

/** A kept-alive connection that sends one request at a time. */
class Asker {
  readonly #socket: Socket;
  readonly #told: (asker: Asker, answered: Answered) => void;
  readonly #hear: OpenLoop['hear'];
  #sentAtMs = 0;
  #received = '';

  constructor(url: URL, told: (asker: Asker, answered: Answered) => void, hear: OpenLoop['hear']) {
    this.#told = told;
    this.#hear = hear;
    this.#socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => {
      this.#receive(text);
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      this.#tell(0);
    });
  }

  /** Resolves once the connection is open, or failed. */
  get opened(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('connect', resolve).once('close', () => {
        resolve();
      });
    });
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  ask(request: string): void {
    this.#sentAtMs = performance.now();
    this.#socket.write(request, 'latin1');
  }

  close(): void {
    this.#sentAtMs = 0;
    this.#socket.destroy();
  }

  #receive(text: string): void {
    this.#received += text;
    const headEnds = this.#received.indexOf('\r\n\r\n');
    if (headEnds < 0) return;
    const length = /content-length: (\d+)/i.exec(this.#received)?.[1] ?? '0';
    if (this.#received.length < headEnds + 4 + Number(length)) return;
    const status = Number(this.#received.slice(9, 12));
    this.#hear?.(status, this.#received);
    this.#received = '';
    this.#tell(status);
  }

  #tell(status: number): void {
    // The server closed an idle connection: there is no request to answer.
    if (this.#sentAtMs === 0) return;
    const answeredAtMs = performance.now();
    const tookMs = answeredAtMs - this.#sentAtMs;
    this.#sentAtMs = 0;
    this.#told(this, { status, answeredAtMs, tookMs });
  }
}

/**
 * Sends requests at an even pace, whether earlier ones were answered or not. Clients that wait for an answer
 * before they ask again slow down with the server; the public does not.
 */
export async function askOpenLoop(load: OpenLoop): Promise<Outcome> {
  const url = new URL(load.url);
  const answered: Answered[] = [];
  const all = new Set<Asker>();
  const idle: Asker[] = [];
  const told = (asker: Asker, answer: Answered): void => {
    answered.push(answer);
    idle.push(asker);
  };
  while (all.size < load.connections) {
    const some = Array.from({ length: openedAtOnce }, () => new Asker(url, told, load.hear));
    await Promise.all(some.map(({ opened }) => opened));
    for (const asker of some) all.add(asker);
    idle.push(...some);
  }
  let offered = 0;
  let withoutConnection = 0;
  const ask = (): void => {
    offered += 1;
    let asker = idle.pop();
    // A connection that was closed is opened again for the next request.
    if (asker?.isOpen === false) {
      all.delete(asker);
      asker = new Asker(url, told, load.hear);
      all.add(asker);
    }
    if (asker === undefined) withoutConnection += 1;
    else asker.ask(load.nextRequest());
  };
  const begunMs = performance.now();
  for (;;) {
    const passedMs = performance.now() - begunMs;
    const due = Math.floor((Math.min(passedMs, load.seconds * 1_000) * load.perSecond) / 1_000);
    while (offered < due) ask();
    if (passedMs >= load.seconds * 1_000) break;
    await pause(tickMs);
  }
  const lastMs = performance.now() + answersMsMax;
  while (answered.length + withoutConnection < offered && performance.now() < lastMs)
    await pause(tickMs);
  for (const asker of all) asker.close();
  return { offered, answered, withoutConnection };
}

/** Later answers are not counted. */
const answersMsMax = 10_000;
