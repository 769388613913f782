import { MongoNetworkError } from 'mongodb';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';

type Once = (
  socket: Duplex,
  name: string,
  options?: { readonly signal?: AbortSignal },
) => Promise<unknown>;

const insides = createRequire(import.meta.url)('mongodb/lib/utils.js') as { once: Once };
const { once } = insides;

/**
 * Makes the driver stop waiting for a socket to drain when the socket is closed, or was closed before.
 *
 * A socket whose server has just ended accepts no more data and reports no error. The driver (7.9.0) would wait without
 * end for it to drain, and every caller that waits for the driver would wait too. If the driver's own check of the
 * server waited, the process would not connect again until it is restarted.
 */
export function endWaitingWithSockets(): void {
  insides.once = onceWhileOpen;
}

async function onceWhileOpen(...[socket, name, options]: Parameters<Once>): Promise<unknown> {
  const failure = new MongoNetworkError('The connection was closed before everything was sent.');
  if (socket.destroyed) throw failure;
  const closed = new AbortController();
  const end = () => {
    closed.abort(failure);
  };
  socket.once('close', end);
  const signals = [closed.signal, ...(options?.signal ? [options.signal] : [])];
  try {
    return await once(socket, name, { ...options, signal: AbortSignal.any(signals) });
  } finally {
    socket.off('close', end);
  }
}
