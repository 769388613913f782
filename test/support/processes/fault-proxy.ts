import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The address of a server. */
interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** What happens to the bytes that go through. */
type Weather =
  | { readonly kind: 'passes'; readonly lateMs: number }
  | { readonly kind: 'resets'; readonly afterBytes: number }
  | { readonly kind: 'loses-replies' }
  | { readonly kind: 'half-open' };

type Direction = 'request' | 'reply';

const clear: Weather = { kind: 'passes', lateMs: 0 };

/**
 * How long a new connection still gets its replies, in milliseconds, so that client and server can negotiate the
 * connection.
 */
const helloMs = 200;

/** The time between the first lost reply of a connection and its end: requests until then are also lost. */
const losingMs = 100;

/** While the proxy is down, another process may get its port for a moment. */
const portTriesMax = 50;
const portPauseMs = 100;

/**
 * A faulty network in front of a server. Clients get the address of the proxy, and all bytes between them and
 * the server go through it. A fault applies to open and to new connections, until the next call of a method.
 * The address stays the same.
 */
export class FaultProxy {
  readonly host = '127.0.0.1';
  readonly #target: ServerAddress;
  readonly #lines = new Set<Line>();
  readonly #weather = { now: clear };
  #listener: Server | undefined;
  #port = 0;

  private constructor(target: ServerAddress) {
    this.#target = target;
  }

  /** @param target The server, which may start later. */
  static async open(target: ServerAddress): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.#listen();
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  /** The server's URL with the address of the proxy in its place. */
  through(url: string): string {
    return url.replace(`${this.#target.host}:${this.#target.port}`, `${this.host}:${this.port}`);
  }

  /** Passes everything at once. Connections that {@link halfOpen} silenced stay silent. */
  async up(): Promise<void> {
    this.#weather.now = clear;
    await this.#listen();
  }

  /** Cuts all connections, and refuses new ones. */
  async down(): Promise<void> {
    this.#weather.now = clear;
    const listener = this.#listener;
    this.#listener = undefined;
    if (listener === undefined) return;
    const closed = once(listener, 'close');
    listener.close();
    for (const line of this.#lines) line.cut();
    await closed;
  }

  /** Delays all bytes by this many milliseconds in each direction. */
  async latency(ms: number): Promise<void> {
    await this.#turnTo({ kind: 'passes', lateMs: ms });
  }

  /** Resets each connection (RST to both ends) when more than this many further bytes went through it. */
  async resets(afterBytes = 0): Promise<void> {
    await this.#turnTo({ kind: 'resets', afterBytes });
  }

  /**
   * Passes requests to the server, drops its replies, and cuts the connection a moment later. A new
   * connection gets its replies for its first 200 ms, because otherwise no client would send a request.
   */
  async losesReplies(): Promise<void> {
    await this.#turnTo({ kind: 'loses-replies' });
  }

  /** Accepts connections, but passes no bytes and closes nothing. */
  async halfOpen(): Promise<void> {
    await this.#turnTo({ kind: 'half-open' });
    for (const line of this.#lines) line.silence();
  }

  async close(): Promise<void> {
    await this.down();
  }

  async #turnTo(weather: Weather): Promise<void> {
    await this.#listen();
    this.#weather.now = weather;
    for (const line of this.#lines) line.beginsCounting();
  }

  async #listen(): Promise<void> {
    if (this.#listener !== undefined) return;
    for (let tries = 1; ; tries += 1) {
      const listener = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
        this.#take(client);
      });
      try {
        listener.listen(this.#port, this.host);
        await once(listener, 'listening');
        this.#listener = listener;
        this.#port = (listener.address() as AddressInfo).port;
        return;
      } catch (error) {
        if (tries === portTriesMax) throw error;
        await pause(portPauseMs);
      }
    }
  }

  #take(client: Socket): void {
    const server = connect({ ...this.#target, noDelay: true, allowHalfOpen: true });
    const line = new Line(client, server, this.#weather, () => {
      this.#lines.delete(line);
    });
    this.#lines.add(line);
    if (this.#weather.now.kind === 'half-open') line.silence();
  }
}

/** One connection through the proxy: from a client to the proxy and from there to the server. */
class Line {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #weather: { readonly now: Weather };
  readonly #ended: () => void;
  readonly #openedAtMs = performance.now();
  #bytes = 0;
  #isSilent = false;
  #isLosing = false;
  #isOver = false;

  constructor(client: Socket, server: Socket, weather: { now: Weather }, ended: () => void) {
    this.#client = client;
    this.#server = server;
    this.#weather = weather;
    this.#ended = ended;
    this.#pass(client, server, 'request');
    this.#pass(server, client, 'reply');
  }

  /** Closes both ends, as a process that ends does. */
  cut(): void {
    this.#end((socket) => socket.destroy());
  }

  silence(): void {
    this.#isSilent = true;
  }

  beginsCounting(): void {
    this.#bytes = 0;
  }

  #pass(from: Socket, to: Socket, direction: Direction): void {
    const late = new Late();
    from.on('data', (bytes: Buffer) => {
      if (!this.#letsThrough(bytes, direction)) return;
      late.deliver(this.#lateMs, () => {
        if (this.#isSilent || to.destroyed) return;
        // A slow receiver slows down the sender, as without a proxy.
        if (!to.write(bytes)) from.pause();
        this.#resetsNow();
      });
    });
    to.on('drain', () => from.resume());
    from.on('end', () => {
      late.deliver(this.#lateMs, () => {
        if (!this.#isSilent) to.end();
      });
    });
    from.on('error', () => undefined);
    from.on('close', (hadError) => {
      if (this.#isSilent) {
        // The other end is not closed; the connection is forgotten when both ends are gone.
        if (to.destroyed) this.cut();
      } else if (hadError || to.destroyed) this.cut();
    });
  }

  get #lateMs(): number {
    const { now } = this.#weather;
    return now.kind === 'passes' ? now.lateMs : 0;
  }

  #letsThrough({ length }: Buffer, direction: Direction): boolean {
    if (this.#isSilent) return false;
    this.#bytes += length;
    if (this.#weather.now.kind !== 'loses-replies' || direction === 'request') return true;
    if (!this.#isLosing && performance.now() - this.#openedAtMs < helloMs) return true;
    if (!this.#isLosing) {
      this.#isLosing = true;
      setTimeout(() => {
        this.cut();
      }, losingMs);
    }
    return false;
  }

  #resetsNow(): void {
    const { now } = this.#weather;
    if (now.kind === 'resets' && this.#bytes > now.afterBytes) {
      this.#end((socket) => socket.resetAndDestroy());
    }
  }

  #end(end: (socket: Socket) => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const socket of [this.#client, this.#server]) end(socket);
    this.#ended();
  }
}

/** Delivers in order, each item after its own delay. */
class Late {
  #last: Promise<unknown> | undefined;

  deliver(ms: number, act: () => void): void {
    if (ms === 0 && this.#last === undefined) {
      act();
      return;
    }
    const waited = Promise.all([this.#last, pause(ms)]).then(act);
    this.#last = waited;
    void waited.finally(() => {
      if (this.#last === waited) this.#last = undefined;
    });
  }
}
