import type { Server, ServerResponse } from 'node:http';
import { type DropArgument, isIPv6 } from 'node:net';
import { callerNetworks } from './caller-network.ts';
import { Problem } from './problem.ts';
import { type HeaderList, headersByName } from './security-headers.ts';

/** How much of the server a client may use before it is cut off. */
export interface ClientBounds {
  /** How long the head of a request may take to arrive, in milliseconds. */
  readonly headMs: number;
  /** How long a whole request may take to arrive, in milliseconds. */
  readonly requestMs: number;
  /** How long the client may read nothing of an answer that is being sent, in milliseconds. */
  readonly stalledMs: number;
  /** How long the client may take for a whole answer once it is being sent, in milliseconds. */
  readonly answerMs: number;
  readonly connections: number;
  /** Connections of one IPv4 address or one /64. This machine is exempt. Behind a trusted proxy, there is no limit. */
  readonly connectionsPerAddress: number;
}

export const defaultBounds: ClientBounds = {
  headMs: 10_000,
  // A photograph takes a while on a slow line. Any other body has its own, shorter time limit.
  requestMs: 120_000,
  stalledMs: 30_000,
  // A photograph takes less than a minute on a slow line.
  answerMs: 120_000,
  connections: 2_000,
  // A browser opens six connections, so this is enough for forty people behind one address.
  connectionsPerAddress: 256,
};

/** How many files the process needs besides connections: stores, their journals, threads and pictures. */
const otherFilesMax = 128;

/**
 * The bounds for a process that may open this many files. Connections leave room for other files. Otherwise
 * connections would be reset without a line in the log, and stores could not open their files.
 */
export function boundsWithin(openFilesMax: number, bounds = defaultBounds): ClientBounds {
  const connections = Math.min(bounds.connections, Math.max(1, openFilesMax - otherFilesMax));
  return { ...bounds, connections };
}

/** Returns how many files the operating system lets this process open. */
export function openFilesMax(): number {
  // Without this, the report looks up the names of open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const { soft = 'unlimited' } = userLimits?.open_files ?? {};
  return soft === 'unlimited' ? Infinity : soft;
}

/** Called for each connection that is refused because too many are open, with its address. */
export type ConnectionRefused = (address: string | undefined) => void;

/** How often Node checks the time limits. With its default of 30 s, a limit of 10 s could become one of 40 s. */
const lookEveryMs = 2_000;

/** How long a client may take to receive the answer if its request could not be read, in milliseconds. */
const lingerMs = 1_000;

/** Returns the options of Node's server that enforce the time limits. */
export function serverOptions({ headMs, requestMs }: ClientBounds) {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(lookEveryMs, headMs),
  };
}

/** Answers that may take any time. */
const unhurried = new WeakSet<ServerResponse>();

/** Exempts an answer from the time limit of a whole answer: a stream without end, or a file of any length. */
export function mayTakeAnyTime(response: ServerResponse): void {
  unhurried.add(response);
}

/** Cuts off clients that take too long to read an answer, even if they read a little of it from time to time. */
function boundAnswers(server: Server, answerMs: number): void {
  /** The answers that clients have not read completely, with the time at which sending was noticed. */
  const open = new Map<ServerResponse, number | undefined>();
  server.on('request', (_, response) => {
    open.set(response, undefined);
    response.once('close', () => open.delete(response));
  });
  const look = () => {
    const nowMs = performance.now();
    for (const [response, sinceMs] of open) {
      if (response.req.socket.destroyed) {
        // An answer that had to wait for others on the same connection does not report that it is closed.
        open.delete(response);
      } else if (response.headersSent && !unhurried.has(response)) {
        if (sinceMs === undefined) open.set(response, nowMs);
        else if (nowMs - sinceMs >= answerMs) response.req.socket.destroy();
      }
    }
  };
  server.once('listening', () => {
    const looking = setInterval(look, Math.min(lookEveryMs, answerMs)).unref();
    server.once('close', () => {
      clearInterval(looking);
    });
  });
}

/** Refuses connections above the bounds, and cuts off clients that do not read their answer in time. */
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
  boundAnswers(server, bounds.answerMs);
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

/** If Node's parser refuses a request, answers it with a problem and closes the connection. */
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
    // Keeps reading for a moment what the client still sends: closing at once would discard the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.end(`HTTP/1.1 ${problem.status} ${problem.view.title}\r\n${lines}\r\n${content}`);
  });
}

/** Whether an answer has begun, so that no other answer may be written. Node itself checks this with `_httpMessage`. */
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
