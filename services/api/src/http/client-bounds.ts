import type { Server, ServerResponse } from 'node:http';
import { type DropArgument, isIPv6 } from 'node:net';
import { callerNetworks } from './caller-network.ts';
import { Problem } from './problem.ts';
import { type HeaderList, headersByName } from './security-headers.ts';

/** What a client may hold of a server before it is cut off. */
export interface ClientBounds {
  /** Until the head of a request has arrived, in milliseconds. */
  readonly headMs: number;
  /** Until a whole request has arrived, in milliseconds. */
  readonly requestMs: number;
  /** While an answer is under way and nothing of it is taken, in milliseconds. */
  readonly stalledMs: number;
  readonly connections: number;
  /** Connections of one IPv4 address or one /64. This machine and trusted proxies are exempt. */
  readonly connectionsPerAddress: number;
}

export const defaultBounds: ClientBounds = {
  headMs: 10_000,
  // A photograph on a slow line takes a while; the body of any other request has a bound of its own.
  requestMs: 120_000,
  stalledMs: 30_000,
  connections: 2_000,
  // A browser opens six: enough for forty people behind one address.
  connectionsPerAddress: 256,
};

/** Files of the process that are no connections: stores, their journals, threads and pictures. */
const otherFilesMax = 128;

/**
 * The bounds where a process may open only so many files. A connection that cannot be opened is reset
 * without a line in the log, and a store that cannot be opened fails, so connections leave room.
 */
export function boundsWithin(openFilesMax: number, bounds = defaultBounds): ClientBounds {
  const connections = Math.min(bounds.connections, Math.max(1, openFilesMax - otherFilesMax));
  return { ...bounds, connections };
}

/** How many files the system lets this process open. */
export function openFilesMax(): number {
  // Otherwise the names of open connections are looked up for the report.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const { soft = 'unlimited' } = userLimits?.open_files ?? {};
  return soft === 'unlimited' ? Infinity : soft;
}

/** Called for each connection that is refused because too many are open, with its address. */
export type ConnectionRefused = (address: string | undefined) => void;

/** How often the bounds of time are looked at: Node's own default of 30 s would triple the first one. */
const lookEveryMs = 2_000;

/** How long a client whose request could not be read has to take the answer. */
const lingerMs = 1_000;

/** The options of Node's server that keep to the bounds of time. */
export function serverOptions({ headMs, requestMs }: ClientBounds) {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(lookEveryMs, headMs),
  };
}

/** Refuses connections above the bounds, and cuts off clients that take nothing of their answer. */
export function boundConnections(
  server: Server,
  {
    bounds,
    isBehindProxy,
    refused,
  }: {
    readonly bounds: ClientBounds;
    readonly isBehindProxy: boolean;
    readonly refused: ConnectionRefused;
  },
): void {
  server.timeout = bounds.stalledMs;
  server.maxConnections = bounds.connections;
  server.on('drop', (dropped: DropArgument | undefined) => {
    refused(dropped?.remoteAddress);
  });
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (isThisMachine(remoteAddress)) return;
    const { near } = callerNetworks(remoteAddress);
    const count = (open.get(near) ?? 0) + 1;
    if (count > bounds.connectionsPerAddress) {
      refused(remoteAddress);
      socket.destroy();
      return;
    }
    open.set(near, count);
    socket.once('close', () => {
      const left = (open.get(near) ?? 1) - 1;
      if (left === 0) open.delete(near);
      else open.set(near, left);
    });
  });
}

function isThisMachine(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { near } = callerNetworks(address);
  return near.startsWith('127.') || (isIPv6(address) && address === '::1');
}

/** Answers what Node's parser refuses as any other problem, and closes the connection. */
export function answerUnreadable(server: Server, headers: HeaderList): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const problem = problemOf(error.code);
    const content = JSON.stringify(problem.view);
    const head = Object.entries({
      ...headersByName(headers),
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(content)),
      connection: 'close',
    });
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    // What still comes is read for a moment: closing before would take the answer back.
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.end(`HTTP/1.1 ${problem.status} ${problem.view.title}\r\n${lines}\r\n${content}`);
  });
}

/** Whether an answer is under way, which nothing may be written into; Node keeps it there, and looks there itself. */
function isAnswering(socket: object): boolean {
  const { _httpMessage: answer } = socket as { readonly _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true;
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('HeadersTooLarge');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('RequestTooSlow');
    case undefined:
    default:
      return new Problem('MalformedRequest', { detail: 'This is not HTTP.' });
  }
}
