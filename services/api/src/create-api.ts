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
  /** How many proxies in front of the process are trusted to report a caller's address. */
  readonly trustedProxies: number;
  readonly logger: LoggerService | false;
  /** Counts requests; by default they are not counted. */
  readonly telemetry?: Telemetry;
  /** Records the steps of requests; by default they are not recorded. */
  readonly tracing?: Tracing;
  /** The limits for the connections and requests of a client; by default the limits of production. */
  readonly bounds?: ClientBounds;
  /** Called with the address of each connection that is refused; by default no function is called. */
  readonly connectionRefused?: ConnectionRefused;
  /** Called with every problem that a route or the transport answers; by default no function is called. */
  readonly refused?: RefusedRequest;
  /** Tried before every route: prepared answers. */
  readonly first?: DirectAnswer;
  /** Tried if no route has the path: the site's files and pages. */
  readonly last?: DirectAnswer;
  /** Whether {@link last} has a file or page at an address; such an address can only be read. */
  readonly isReadable?: (url: string) => boolean;
}

const nobody = () => false;
const nothing = () => undefined;

/** The API of one process, not listening yet. */
export class Api {
  readonly #server: Server;

  constructor(readonly nest: INestApplication) {
    this.#server = nest.getHttpServer() as Server;
  }

  /**
   * Listens; resolves to the port.
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

  /** Keeps answering, and closes each connection after its next answer. */
  letCallersGo(): void {
    letConnectionsGo(this.#server);
  }

  /** Answers the running requests for at most `graceMs`, then ends every part of the application. */
  async close(graceMs: number): Promise<void> {
    await stopServing(this.#server, graceMs);
    await this.nest.close();
  }
}

/** Builds the API of a module: its transport, the validation of its input, and the format of its problems. */
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
