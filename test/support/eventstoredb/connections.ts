import { once } from 'node:events';
import { createServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';

/** The server's open sockets, so that a fault can break them. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #listener: TcpServer;

  /** @param take what to do with a new connection */
  constructor(take: (socket: Socket) => void) {
    this.#listener = createServer({ noDelay: true }, (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#open.delete(socket));
      socket.on('error', () => undefined);
      take(socket);
    });
  }

  /** @param port 0 for any that is free; gives the one taken */
  async listen(host: string, port: number): Promise<number> {
    this.#listener.listen(port, host);
    await once(this.#listener, 'listening');
    return (this.#listener.address() as AddressInfo).port;
  }

  /** Breaks every connection; gives how many. */
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
