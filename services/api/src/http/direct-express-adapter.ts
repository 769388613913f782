import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type NestApplicationOptions, StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import type { Telemetry } from '../../../libs/application/ports/telemetry.ts';
import type { Tracing } from '../../../libs/application/ports/tracing.ts';
import { Answer, ContentAnswer } from './answer.ts';
import type { AnswerWriter } from './answer-writer.ts';
import {
  answerUnreadable,
  boundConnections,
  type ClientBounds,
  type ConnectionRefused,
  boundsWithin,
  openFilesMax,
  serverOptions,
} from './client-bounds.ts';
import { CommandsUnderWay } from './commands-under-way.ts';
import { isFromElsewhere } from './cross-site.ts';
import { Problem } from './problem.ts';
import type { RefusedRequest } from './problem.filter.ts';
import { noteRoute } from './requested-route.ts';
import { MeasuredRequests } from './measured-requests.ts';
import { hasBody, readJsonBody } from './request-body.ts';
import { requestIdOf } from './request-id.ts';
import { type RouteMatch, RouteTable } from './route-table.ts';

/** Answers a request now and returns true; or returns false, and the next handler gets the request. */
export type DirectAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

interface AdapterOptions {
  /** Called before the routes: sends prepared answers. */
  readonly first: DirectAnswer;
  /** Called if no route has the path: sends the site's files and pages. */
  readonly last: DirectAnswer;
  /** Whether {@link last} has a page or file at the address, for requests that only read. */
  readonly isReadable: (url: string) => boolean;
  readonly writer: AnswerWriter;
  /** The address at which the site is reached. Changes that browsers send on behalf of other sites are refused. */
  readonly publicUrl: string;
  /** How many proxies in front of the process are trusted to report a caller's address. */
  readonly trustedProxies: number;
  /** What a client may use; by default {@link defaultBounds}, lowered to the limits of the system. */
  readonly bounds?: ClientBounds | undefined;
  readonly connectionRefused: ConnectionRefused;
  /** Called with each problem that is answered before a route is reached. */
  readonly refused: RefusedRequest;
  /** Where requests are counted; by default they are not. */
  readonly telemetry?: Telemetry | undefined;
  /** Records each command request as the first step of a trace; by default no request is recorded. */
  readonly tracing?: Tracing | undefined;
}

type RouteHandler = (request: Request, response: Response, next: () => void) => Promise<unknown>;

/**
 * Express without its cost per request. Express swaps the prototype of every request and response, so V8 drops the
 * code it compiled for them. Here they are created with the prototypes of Express, so the swap changes nothing.
 * Prepared answers are sent first. Nest's routes are found in a route table, not by trying one route after another,
 * and their answers are sent in one piece. Express itself gets only the requests that match no route (ADR 11).
 */
export class DirectExpressAdapter extends ExpressAdapter {
  readonly #options: AdapterOptions;
  readonly #routes = new RouteTable<RouteHandler>();
  readonly #commands = new CommandsUnderWay();

  constructor(options: AdapterOptions) {
    super();
    this.#options = options;
    const express = this.getInstance<Express>();
    express.disable('x-powered-by');
    // Every ETag of this product is a revision or a digest, so Express need not compute one.
    express.disable('etag');
    express.set('query parser', 'simple');
    express.set('trust proxy', options.trustedProxies);
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      this.#takeRoutesOf(method);
    }
  }

  /**
   * Refuses middleware, because it would not run for requests that a route handles directly. Guards and pipes do run.
   */
  override createMiddlewareFactory(): never {
    throw new Error('Middleware is not run before the routes of this application: use a guard.');
  }

  override initHttpServer(options: NestApplicationOptions): void {
    const express = this.getInstance<Express>();
    const {
      telemetry,
      writer,
      trustedProxies,
      connectionRefused: refused,
      bounds = boundsWithin(openFilesMax()),
    } = this.#options;
    const measured =
      telemetry?.isOn === true
        ? new MeasuredRequests(telemetry, (method, path) => this.#patternOf(method, path))
        : undefined;
    const server = createServer(
      {
        IncomingMessage: bornAs(IncomingMessage, express.request),
        ServerResponse: bornAs(ServerResponse, express.response),
        maxHeaderSize: headerBytesMax,
        keepAliveTimeout: keepAliveTimeoutMs,
        // Checked below, so that the answer is a problem like any other.
        requireHostHeader: false,
        ...serverOptions(bounds),
      },
      (request, response) => {
        measured?.begin(request, response);
        if (!hasOneHost(request)) {
          const problem = new Problem('MalformedRequest', { detail: 'Send one Host header.' });
          this.#refuse(request as Request, response, problem);
          return;
        }
        if (!this.#options.first(request, response)) {
          this.#route(request as Request, response as Response);
        }
      },
    );
    // An unknown expectation is ignored (RFC 9110, section 10.1.1), because Node's own answer 417 would not have the
    // format of our problems.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    boundConnections(server, { bounds, isBehindProxy: trustedProxies > 0, refused });
    answerUnreadable(server, writer.always);
    this.setHttpServer(server);
    if (options.forceCloseConnections === true) {
      (this as unknown as { trackOpenConnections(): void }).trackOpenConnections();
    }
  }

  override status(response: ServerResponse, statusCode: number): ServerResponse {
    response.statusCode = statusCode;
    return response;
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (statusCode !== undefined) response.statusCode = statusCode;
    const { writer } = this.#options;
    if (body instanceof Answer) {
      writer.answer(response.req, response, body);
    } else if (body instanceof ContentAnswer) {
      writer.content(response.req, response, body);
    } else if (body instanceof StreamableFile) {
      writer.set(response);
      return super.reply(response, body, statusCode);
    } else {
      writer.json(response, body);
    }
    return response;
  }

  #takeRoutesOf(method: 'get' | 'post' | 'put' | 'patch' | 'delete'): void {
    const leaveToExpress = this[method].bind(this) as (...args: unknown[]) => unknown;
    this[method] = ((path: unknown, handler: unknown) => {
      if (typeof path !== 'string' || !RouteTable.holds(path)) return leaveToExpress(path, handler);
      this.#routes.add(method.toUpperCase(), path, handler as RouteHandler);
      return undefined;
    }) as never;
  }

  #route(request: Request, response: Response): void {
    const { url, method } = request;
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    let match: RouteMatch<RouteHandler> | undefined;
    try {
      match = this.#routes.find(method === 'HEAD' ? 'GET' : method, path);
    } catch {
      const problem = new Problem('MalformedRequest', { detail: 'The path is not UTF-8.' });
      this.#refuse(request, response, problem);
      return;
    }
    if (match === undefined) {
      this.#answerElsewhere(path, request, response);
      return;
    }
    noteRoute(request, match.pattern);
    if (method !== 'GET' && isFromElsewhere(request, this.#options.publicUrl)) {
      this.#refuse(request, response, new Problem('CrossSiteRequest'));
      return;
    }
    if (isCommand(request) && this.#commands.isFull) {
      // Checked before the body is read, because a refusal has to cost almost nothing.
      this.#refuse(request, response, this.#commands.refusal);
      return;
    }
    request.params = match.params;
    const handler = this.#traced(match);
    if (!hasBody(request)) {
      this.#run(handler, request, response);
      return;
    }
    readJsonBody(request, (body) => {
      request.body = body;
      this.#run(handler, request, response);
    });
  }

  #patternOf(method: string, path: string): string | undefined {
    try {
      return this.#routes.find(method, path)?.pattern;
    } catch {
      return undefined;
    }
  }

  /** Traces commands only: a request that only reads causes no further steps, and there are many of them. */
  #traced({ handler, pattern }: RouteMatch<RouteHandler>): RouteHandler {
    const { tracing } = this.#options;
    if (tracing?.isOn !== true) return handler;
    return (request, response, next) => {
      if (!isCommand(request)) return handler(request, response, next);
      const name = `${request.method} ${pattern}`;
      const correlationId = requestIdOf(request);
      const facts = { 'http.request.method': request.method, 'http.route': pattern };
      return tracing.step({ name, correlationId, kind: 'server', facts }, async (note) => {
        await handler(request, response, next);
        note({ 'http.response.status_code': response.statusCode });
      });
    };
  }

  #run(handler: RouteHandler, request: Request, response: Response): void {
    const answering = () =>
      handler(request, response, neverNext).catch((error: unknown) => {
        // The problem filter itself failed. The connection is closed, so that the caller does not wait.
        response.destroy(error instanceof Error ? error : undefined);
      });
    if (!isCommand(request)) void answering();
    else if (this.#commands.isFull) this.#refuse(request, response, this.#commands.refusal);
    else void this.#commands.during(answering);
  }

  #answerElsewhere(path: string, request: Request, response: Response): void {
    const methods = this.#methodsAt(path, request);
    if (methods.length === 0) {
      if (!this.#options.last(request, response)) this.getInstance<Express>()(request, response);
      return;
    }
    const allow = allowed(methods);
    if (request.method === 'OPTIONS') {
      this.#options.writer.empty(response, 204, ['allow', allow]);
      return;
    }
    this.#refuse(request, response, new Problem('MethodNotAllowed', { headers: { allow } }));
  }

  /**
   * The methods of the path; none if a handler other than the routes answers the request, or if the path does not
   * exist.
   */
  #methodsAt(path: string, { method, url }: Request): readonly string[] {
    const methods = this.#routes.methodsOf(path);
    const isRead = method === 'GET' || method === 'HEAD';
    return methods.length === 0 && !isRead && this.#options.isReadable(url) ? ['GET'] : methods;
  }

  #refuse(request: Request, response: ServerResponse, problem: Problem): void {
    this.#options.refused(problem, request);
    this.#options.writer.problem(response, problem);
  }
}

/** The longest request head, in bytes. A longer one is answered with 431. */
const headerBytesMax = 16 * 1024;
/**
 * Proxies usually keep a connection open for a minute for the next request, so this is longer. If the server closed the
 * connection first, the next request would be lost.
 */
const keepAliveTimeoutMs = 75_000;

/**
 * Without this check, a proxy in front could read another host than this process (RFC 9112, section 3.2).
 * HTTP/1.0 needs no Host header.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** Returns a constructor like `base`, whose objects have `prototype` from the start. */
function bornAs<Base extends typeof IncomingMessage | typeof ServerResponse>(
  base: Base,
  prototype: object,
): Base {
  function Born(...given: unknown[]): object {
    return Reflect.construct(base, given, Born) as object;
  }
  Born.prototype = prototype;
  return Born as unknown as Base;
}

/** Whether the request may change something: every method but GET and HEAD. */
function isCommand({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function allowed(methods: readonly string[]): string {
  const answered = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return [...answered, 'OPTIONS'].join(', ');
}

/** Routes of this application answer or throw; they never pass a request on. */
function neverNext(): void {
  throw new Error('A route passed its request on instead of answering it.');
}
