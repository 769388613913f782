import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/**
 * Returns the request's id in logs, events and problems. The sender or a proxy may have set it. Otherwise it is
 * random, and is drawn at the first call.
 */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && /^[\w.:-]{8,64}$/.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}
