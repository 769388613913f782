import type { Server } from 'node:http';
import type { DynamicModule, INestApplication, LoggerService, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Express } from 'express';
import type { Telemetry } from '../../libs/application/ports/telemetry.ts';
import type { Tracing } from '../../libs/application/ports/tracing.ts';
import { type DirectAnswer, DirectExpressAdapter } from './http/direct-express-adapter.ts';
import { AnswerWriter } from './http/answer-writer.ts';
import type { ClientBounds, ConnectionRefused } from './http/client-bounds.ts';
import { callInMemory } from './http/in-memory-call.ts';
import { ProblemFilter, type RefusedRequest } from './http/problem.filter.ts';
import { securityHeaders } from './http/security-headers.ts';
import { letConnectionsGo, startServing, stopServing } from '../../libs/process/serving.ts';
import { InputPipe } from './input/input.pipe.ts';

export interface ApiOptions {
  /** The address at which the site is reached. */
  readonly publicUrl: string;
  /** How many proxies in front may be believed about a caller's address. */
  readonly trustedProxies: number;
  readonly logger: LoggerService | false;
  /** Where requests are counted; default nowhere. */
  readonly telemetry?: Telemetry;
  /** Whom steps are told to; default nobody. */
  readonly tracing?: Tracing;
  /** What a client may hold; default as in production. */
  readonly bounds?: ClientBounds;
  /** Default nothing. */
  readonly connectionRefused?: ConnectionRefused;
  /** Called with every problem that a route or the transport answers; default nothing. */
  readonly refused?: RefusedRequest;
  /** Asked before every route: answers prepared beforehand. */
  readonly first?: DirectAnswer;
  /** Asked where no route has the path: the site's files and pages. */
  readonly last?: DirectAnswer;
  /** Whether {@link last} has something at an address, which nothing but reading can be done to. */
  readonly isReadable?: (url: string) => boolean;
}

const nobody = () => false;
const nothing = () => undefined;

/** The API of one process, not listening yet. */
export class Api {
  readonly nest: INestApplication;
  readonly #server: Server;

  constructor(nest: INestApplication) {
    this.nest = nest;
    this.#server = nest.getHttpServer() as Server;
  }

  /**
   * Listens; resolves to the port it got.
   *
   * @throws Error with the system's code, such as EADDRINUSE.
   */
  listen(host: string, port: number): Promise<number> {
    return startServing(this.#server, { host, port });
  }

  /**
   * Answers a read from within this process.
   *
   * @throws the signal's reason.
   */
  call(request: Request, signal: AbortSignal): Promise<Response> {
    const { request: requestPrototype } = this.nest.getHttpAdapter().getInstance() as Express;
    return callInMemory({ server: this.#server, requestPrototype }, request, signal);
  }

  /** Goes on answering, and lets go of whoever was answered. */
  letCallersGo(): void {
    letConnectionsGo(this.#server);
  }

  /** Answers what is under way, for at most `graceMs`, and ends every part of the application. */
  async close(graceMs: number): Promise<void> {
    await stopServing(this.#server, graceMs);
    await this.nest.close();
  }
}

/**
 * Builds the API of a module: the transport, the checks of what comes in, the one way in which
 * anything that goes wrong is told.
 */
export async function createApi(
  module: Type | DynamicModule,
  {
    publicUrl,
    trustedProxies,
    logger,
    telemetry,
    tracing,
    refused = nothing,
    connectionRefused = nothing,
    bounds,
    ...answers
  }: ApiOptions,
): Promise<Api> {
  const writer = new AnswerWriter(securityHeaders(publicUrl).data);
  const adapter = new DirectExpressAdapter({
    first: nobody,
    last: nobody,
    isReadable: nobody,
    ...answers,
    writer,
    publicUrl,
    trustedProxies,
    telemetry,
    tracing,
    refused,
    connectionRefused,
    bounds,
  });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest's own way
  const nest = await NestFactory.create(module, adapter, {
    abortOnError: false,
    bodyParser: false,
    logger,
  });
  nest.useGlobalPipes(new InputPipe());
  nest.useGlobalFilters(new ProblemFilter(writer, refused));
  await nest.init();
  return new Api(nest);
}
