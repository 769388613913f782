import { MongoNetworkError } from 'mongodb';
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

type Once = (
  emitter: EventEmitter,
  name: string,
  options?: { readonly signal?: AbortSignal },
) => Promise<unknown>;

const insides = createRequire(import.meta.url)('mongodb/lib/utils.js') as { once: Once };
const { once } = insides;

/**
 * Makes the driver stop waiting for a socket to drain when the socket is closed.
 *
 * A socket whose server has just ended accepts no more data and reports no error. The driver (7.9.0) would wait without
 * end for it to drain, and every caller that waits for the driver would wait too.
 */
export function endWaitingWithSockets(): void {
  insides.once = onceWhileOpen;
}

async function onceWhileOpen(...[socket, name, options]: Parameters<Once>): Promise<unknown> {
  const closed = new AbortController();
  const end = () => {
    closed.abort(new MongoNetworkError('The connection was closed before everything was sent.'));
  };
  socket.once('close', end);
  const signals = [closed.signal, ...(options?.signal ? [options.signal] : [])];
  try {
    return await once(socket, name, { ...options, signal: AbortSignal.any(signals) });
  } finally {
    socket.off('close', end);
  }
}
