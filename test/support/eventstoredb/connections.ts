import { once } from 'node:events';
import { createServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';

/** The server's open sockets, so that a fault can break them. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #listener: TcpServer;

  /**
   * @param take Handles a new connection that uses the protocol.
   * @param takeHttp Handles a new connection of a client that requests a page over HTTP/1.
   */
  constructor(take: (socket: Socket) => void, takeHttp: (socket: Socket) => void) {
    this.#listener = createServer({ noDelay: true }, (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#open.delete(socket));
      socket.on('error', () => undefined);
      // Both kinds of client use one port. HTTP/2 starts with a fixed preface, so they can be distinguished.
      socket.once('readable', () => {
        const begin = socket.read() as Buffer | null;
        if (begin === null) return;
        socket.unshift(begin);
        (begin.toString('latin1').startsWith('PRI') ? take : takeHttp)(socket);
      });
    });
  }

  /** @param port 0 for any free port. Resolves to the port. */
  async listen(host: string, port: number): Promise<number> {
    this.#listener.listen(port, host);
    await once(this.#listener, 'listening');
    return (this.#listener.address() as AddressInfo).port;
  }

  /** Breaks every connection; returns how many there were. */
  dropAll(): number {
    const dropped = this.#open.size;
    for (const socket of this.#open) socket.destroy();
    return dropped;
  }

  async close(): Promise<void> {
    const closed = once(this.#listener, 'close');
    this.#listener.close();
    this.dropAll();
    await closed;
  }
}
