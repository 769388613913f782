import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { UnknownEvent } from '../../../libs/application/event-log/recorded-event.ts';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { isDiskAway } from '../../../libs/application/faults/disk-failures.ts';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import { InvalidCursor } from '../../../libs/application/ports/read-store.ts';
import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { Problem } from './problem.ts';
import { requestIdOf } from './request-id.ts';

/** Called with each problem that a request is answered with. */
export type RefusedRequest = (problem: Problem, request: Request) => void;

/** The problems of the exceptions that Nest itself throws, by status. */
const codesOfNest: Readonly<Partial<Record<number, ProblemCode>>> = {
  400: 'MalformedRequest',
  403: 'NotAllowed',
  404: 'NotFound',
  413: 'BodyTooLarge',
  415: 'UnsupportedMediaType',
};

const logUnknownEveryMs = 60_000;

/** Long enough for most engines to restart. */
const retryAfterSeconds = 2;

/**
 * Answers every error with a problem. An unexpected error is logged with the request's id, and the answer
 * says nothing about its cause.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger('API');
  #loggedUnknownAtMs = Number.NEGATIVE_INFINITY;

  /** @param refused Called with each problem before it is written. */
  constructor(
    private readonly writer: AnswerWriter,
    private readonly refused: RefusedRequest,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    response.setHeader('x-request-id', requestIdOf(request));
    const problem = this.#problemOf(thrown, request);
    this.refused(problem, request);
    this.writer.problem(response, problem);
  }

  /** Logs once a minute, because every request that meets the event would log the same. */
  #logUnknownEvent({ message }: UnknownEvent): void {
    const nowMs = performance.now();
    if (nowMs - this.#loggedUnknownAtMs < logUnknownEveryMs) return;
    this.#loggedUnknownAtMs = nowMs;
    this.#logger.error(`Requests are answered with 503: ${message}`);
  }

  #problemOf(thrown: unknown, request: Request): Problem {
    if (thrown instanceof Problem) return thrown;
    if (thrown instanceof InvalidCursor) {
      const message = 'This is not a cursor of this list';
      return new Problem('InvalidFields', { errors: [{ field: 'cursor', message }] });
    }
    if (thrown instanceof EngineAway || isDiskAway(thrown)) {
      this.#logger.warn(
        `Request ${requestIdOf(request)} was not answered: ${causeInWords(thrown)}.`,
      );
      return new Problem('Unavailable', { retryAfterSeconds });
    }
    if (thrown instanceof UnknownEvent) {
      this.#logUnknownEvent(thrown);
      return new Problem('Unavailable', { retryAfterSeconds });
    }
    const code = thrown instanceof HttpException ? codesOfNest[thrown.getStatus()] : undefined;
    if (code !== undefined) return new Problem(code);
    const stack = thrown instanceof Error ? thrown.stack : String(thrown);
    this.#logger.error(`Request ${requestIdOf(request)} failed: ${request.method}`, stack);
    return new Problem('Unexpected');
  }
}
