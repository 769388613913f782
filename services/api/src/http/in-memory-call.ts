import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A server of this process. */
export interface CalledServer {
  readonly server: Server;
  /** The prototype of its requests, if that is not Node's own. */
  readonly requestPrototype?: object;
}

/**
 * Calls a server of this process. The request is handled like one from outside, but it does not use the network. Use
 * it only for reads, which have no body, and for answers that are one piece of text.
 *
 * @throws The error with which the server gave up, or the signal's reason.
 */
export function callInMemory(
  { server, requestPrototype }: CalledServer,
  { method, url, headers }: Request,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abandon = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) {
      abandon();
      return;
    }
    signal.addEventListener('abort', abandon, { once: true });
    const { pathname, search } = new URL(url);
    const request = new IncomingMessage(new Socket());
    if (requestPrototype !== undefined) Object.setPrototypeOf(request, requestPrototype);
    request.method = method;
    request.url = `${pathname}${search}`;
    request.headers = Object.fromEntries(headers);
    server.emit(
      'request',
      request,
      answerTo(request, {
        done: (response) => {
          signal.removeEventListener('abort', abandon);
          resolve(response);
        },
        failed: reject,
      }),
    );
  });
}

interface Outcome {
  readonly done: (response: Response) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Creates a response that is kept in memory. Its methods are set on the object itself, because Express gives
 * responses another prototype on the way.
 */
function answerTo(request: IncomingMessage, { done, failed }: Outcome): ServerResponse {
  const response = new ServerResponse(request);
  let written: readonly string[] = [];
  const own = {
    writeHead(status: number, headers: readonly string[] = []): ServerResponse {
      response.statusCode = status;
      written = headers;
      return response;
    },
    end(content?: string | Buffer): ServerResponse {
      const head = new Headers(pairs(written));
      for (const [name, value] of Object.entries(response.getHeaders())) {
        if (!head.has(name)) head.set(name, String(value));
      }
      const body = content === undefined || content.length === 0 ? null : String(content);
      done(new Response(body, { status: response.statusCode, headers: head }));
      return response;
    },
    destroy(error?: Error): ServerResponse {
      failed(error ?? new Error('The answer was cut off.'));
      return response;
    },
  };
  return Object.assign(response, own);
}

/** Names and values one after the other, as they were passed to `writeHead`. */
function pairs(list: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (let index = 0; index + 1 < list.length; index += 2) {
    found.push([list[index] ?? '', list[index + 1] ?? '']);
  }
  return found;
}
