import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/**
 * Returns the request's id in logs, events and problems: the one that its sender or a proxy set, or a random
 * one that is drawn at the first call.
 */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && /^[\w.:-]{8,64}$/.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}
