import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/**
 * What the request is called in logs, events and problems: the id its sender or a proxy gave it, or
 * one drawn when it is first asked for.
 */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const sent = request.headers['x-request-id'];
  const id = typeof sent === 'string' && /^[\w.:-]{8,64}$/.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}
