import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { accepts } from './accept-encoding.ts';
import { type Answer, type ContentAnswer, PublicAnswer, PublicContentAnswer } from './answer.ts';
import { contentEtag, isKnown } from './etag.ts';
import type { Problem } from './problem.ts';
import type { HeaderList } from './security-headers.ts';

const json: HeaderList = ['content-type', 'application/json; charset=utf-8'];
const problemJson: HeaderList = ['content-type', 'application/problem+json; charset=utf-8'];
/** By default, caches keep no answer. */
const keepNothing: HeaderList = ['cache-control', 'no-store'];
/** Caches may keep a public answer, but must revalidate it each time. */
const askAgain: HeaderList = ['cache-control', 'no-cache', 'vary', 'accept-encoding'];

/** Compressing a shorter answer costs more than it saves. */
const gzipBytesMin = 1_400;

/** Writes answers and problems in one piece, with the headers that every answer has. */
export class AnswerWriter {
  /** Built once, because most answers have exactly these headers and a length. */
  readonly #ofJson: HeaderList;
  readonly #ofJsonAsSet: HeaderList;
  readonly #ofProblems: HeaderList;
  readonly #ofPublicJson: HeaderList;

  constructor(
    /** Headers of every answer. */
    readonly always: HeaderList,
  ) {
    this.#ofJson = [...always, ...keepNothing, ...json, 'content-length'];
    this.#ofJsonAsSet = [...always, ...json, 'content-length'];
    this.#ofProblems = [...always, ...keepNothing, ...problemJson, 'content-length'];
    this.#ofPublicJson = [...always, ...askAgain];
  }

  /** Writes a JSON answer, or an answer without content if the body is undefined. */
  json(response: ServerResponse, body: unknown, more: HeaderList = []): void {
    if (body === undefined) {
      const headers = [...this.always, ...keepNothing, ...more, 'content-length', '0'];
      response.writeHead(response.statusCode, headers).end();
      return;
    }
    const headers = response.hasHeader('cache-control') ? this.#ofJsonAsSet : this.#ofJson;
    // Node sends a string together with the head in one piece, but bytes in a second piece.
    const content = JSON.stringify(body);
    const length = String(Buffer.byteLength(content));
    response.writeHead(response.statusCode, [...headers, length, ...more]).end(content);
  }

  answer(request: IncomingMessage, response: ServerResponse, answer: Answer<unknown>): void {
    const more = Object.entries(answer.headers).flat();
    if (answer instanceof PublicAnswer) {
      this.#publicJson(request, response, Buffer.from(JSON.stringify(answer.body)), more);
    } else {
      this.json(response, answer.body, more);
    }
  }

  content(request: IncomingMessage, response: ServerResponse, answer: ContentAnswer): void {
    const { type, content, headers } = answer;
    this.set(response);
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (answer instanceof PublicContentAnswer) {
      const etag = contentEtag(content);
      response.setHeader('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end();
        return;
      }
    }
    response.setHeader('content-type', type);
    response.setHeader('content-length', content.length);
    response.end(content);
  }

  /** Writes the problem. Destroys the response if an answer was already begun. */
  problem(response: ServerResponse, problem: Problem): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const content = JSON.stringify(problem.view);
    const { retryAfterSeconds, headers = {} } = problem.options;
    response.removeHeader('etag');
    response
      .writeHead(problem.status, [
        ...this.#ofProblems,
        String(Buffer.byteLength(content)),
        ...(retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)]),
        ...Object.entries(headers).flat(),
      ])
      .end(content);
  }

  /** Writes an answer that has only headers. */
  empty(response: ServerResponse, status: number, more: HeaderList): void {
    response.writeHead(status, [...this.always, ...more]).end();
  }

  /** Sets the headers of every answer on a response that other code writes. */
  set(response: ServerResponse): void {
    for (let index = 0; index + 1 < this.always.length; index += 2) {
      response.setHeader(this.always[index] ?? '', this.always[index + 1] ?? '');
    }
  }

  #publicJson(
    request: IncomingMessage,
    response: ServerResponse,
    content: Buffer,
    more: HeaderList,
  ): void {
    const etag = contentEtag(content);
    const tagged = [...this.#ofPublicJson, ...more, 'etag', etag];
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, tagged).end();
      return;
    }
    const send = (bytes: Buffer, coding: HeaderList) => {
      const length = ['content-length', String(bytes.length)];
      response
        .writeHead(response.statusCode, [...tagged, ...json, ...coding, ...length])
        .end(bytes);
    };
    if (content.length < gzipBytesMin || !accepts('gzip', request.headers['accept-encoding'])) {
      send(content, []);
      return;
    }
    gzip(content, (error, zipped) => {
      if (error === null) send(zipped, ['content-encoding', 'gzip']);
      else send(content, []);
    });
  }
}
