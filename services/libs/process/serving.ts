import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as arrivedIsRead, setTimeout as pause } from 'node:timers/promises';

/** How often connections that have become idle are closed while the server ends. */
const sweepMs = 25;

/** Who connected and asks nothing is waited for so long when the server ends; browsers connect in advance. */
const silentMs = 500;

/** One look at the system's queue of connections that wait to be let in. */
const lookMs = 20;
/** However many keep coming, the door is closed by then. */
const doorMsMax = 2_000;

const connectionsOf = new WeakMap<Server, Set<Socket>>();

/**
 * From now on every answer says that its connection is closed after it, so that whoever keeps connections
 * for later has none left here when the door is shut: what is sent into one that closes is lost.
 */
export function letConnectionsGo(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Takes no new connections, lets every request under way be answered, and closes each connection as
 * it becomes idle. After `graceMs` what is still open is cut off; those who never asked for anything,
 * whom Node does not call idle, after half a second.
 */
export async function stopServing(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  await letInWhoeverWaits(server);
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
 * Runs after everything that has arrived was read. A timer runs before that: where the process was busy,
 * a connection looks idle to it whose next request waits in the system's buffer, and would be reset.
 */
function onceRead(close: () => void): void {
  setImmediate(close);
}

/**
 * Closing the door resets connections that were not let in yet, so they are let in first, until no
 * further one comes. Resolves when everything that has arrived was read: closing the door closes what
 * is idle too.
 */
async function letInWhoeverWaits(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on('connection', count);
  const untilMs = performance.now() + doorMsMax;
  let before: number;
  do {
    before = arrivals;
    await pause(lookMs);
    await arrivedIsRead();
  } while (arrivals !== before && performance.now() < untilMs);
  server.off('connection', count);
}

/** Resolves once the server listens; to the port it got. */
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
