import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as arrivedIsRead, setTimeout as pause } from 'node:timers/promises';

/**
 * The pause between two searches for idle connections while the server ends, in milliseconds. Idle connections are
 * closed.
 */
const sweepMs = 25;

/**
 * How long an ending server waits for clients that connected and sent no request, in milliseconds; browsers
 * connect in advance.
 */
const silentMs = 500;

/** How long the server waits for further connections from the system's queue, in milliseconds. */
const lookMs = 20;
/** The longest time for which an ending server accepts further connections, in milliseconds. */
const acceptMsMax = 2_000;

const connectionsOf = new WeakMap<Server, Set<Socket>>();

/**
 * From now on every answer closes its connection. So clients keep no connection open when the server closes. A
 * request on a connection that is being closed would be lost.
 */
export function letConnectionsGo(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Accepts no new connections, lets every request under way be answered, and closes each connection when it
 * becomes idle. After `graceMs` all open connections are cut off. Connections without any request, which Node
 * does not count as idle, are closed after half a second.
 */
export async function stopServing(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  const sweep = setInterval(() => {
    onceRead(() => {
      server.closeIdleConnections();
    });
  }, sweepMs);
  const hangUp = setTimeout(() => {
    onceRead(() => {
      for (const socket of connectionsOf.get(server) ?? []) {
        if (socket.bytesRead === 0) socket.destroy();
      }
    });
  }, silentMs);
  const cutOff = setTimeout(() => {
    server.closeAllConnections();
  }, graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(sweep);
  clearTimeout(hangUp);
  clearTimeout(cutOff);
}

/**
 * Runs after everything that has arrived was read. A timer would run before that. In a busy process, a
 * connection looks idle while its next request is still in the system's buffer, and would be reset.
 */
function onceRead(close: () => void): void {
  setImmediate(close);
}

/**
 * Accepts waiting connections until no more come, because closing the server resets connections that were not accepted
 * yet. Resolves when everything that has arrived was read, because closing the server also closes idle connections.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on('connection', count);
  const untilMs = performance.now() + acceptMsMax;
  let before: number;
  do {
    before = arrivals;
    await pause(lookMs);
    await arrivedIsRead();
  } while (arrivals !== before && performance.now() < untilMs);
  server.off('connection', count);
}

/** Starts the server; resolves to its port once it listens. */
export async function startServing(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  const connections = new Set<Socket>();
  connectionsOf.set(server, connections);
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
