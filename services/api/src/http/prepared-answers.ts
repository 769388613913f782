import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Clock } from '../../../libs/application/ports/clock.ts';
import { accepts } from './accept-encoding.ts';
import { contentEtag, isKnown } from './etag.ts';
import type { HeaderList } from './security-headers.ts';

/** The answer of a path, with the headers that it has in addition to the headers of every prepared answer. */
export interface AnswerSource {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The instant from which the answer differs even without a change: the next midnight. */
  readonly until: string;
}

interface PreparedAnswer {
  readonly builtMs: number;
  readonly until: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly plainHeaders: readonly string[];
  readonly gzipHeaders: readonly string[];
  readonly unchangedHeaders: readonly string[];
  isStale: boolean;
}

/** An answer is rebuilt at most once in this time, even if its source changes often. */
const rebuildMsMin = 250;

/** Paths that differ in one part: `/api/tours/{id}`, or `/api/tours/{id}/related`. */
interface Family {
  readonly prefix: string;
  readonly suffix: string;
  readonly source: (name: string) => AnswerSource | undefined;
}

/**
 * Keeps the most requested public answers as buffers, which are sent before any framework runs. An answer is built when
 * it is first requested after a change. A request with a minimum position (`x-min-position`) is left to the ordinary
 * route, which waits for the position.
 */
export class PreparedAnswers {
  readonly #always: HeaderList;
  readonly #sources = new Map<string, () => AnswerSource | undefined>();
  readonly #families: Family[] = [];
  readonly #prepared = new Map<string, PreparedAnswer>();

  /** @param always Headers of every answer. */
  constructor(
    private readonly clock: Clock,
    always: HeaderList,
  ) {
    this.#always = [...always, 'cache-control', 'no-cache', 'vary', 'accept-encoding'];
  }

  /** Serves `path` (without query) from `source`; if that returns undefined, the route answers. */
  serve(path: string, source: () => AnswerSource | undefined): void {
    this.#sources.set(path, source);
  }

  /** Serves every path of the pattern; the part in place of `*` is passed to `source`. */
  serveEach(pattern: string, source: (name: string) => AnswerSource | undefined): void {
    const [prefix = '', suffix = ''] = pattern.split('*');
    this.#families.push({ prefix, suffix, source });
  }

  /** Marks every answer as stale, because its source has changed; the next request rebuilds it. */
  invalidate(): void {
    for (const prepared of this.#prepared.values()) prepared.isStale = true;
  }

  /** Answers a GET or HEAD of a prepared path; returns false without touching any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if ('x-min-position' in request.headers) return false;
    const path = request.url ?? '';
    const prepared = this.#usable(path) ?? this.#prepare(path);
    if (prepared === undefined) return false;
    send(prepared, request, response);
    return true;
  }

  #usable(path: string): PreparedAnswer | undefined {
    const prepared = this.#prepared.get(path);
    if (prepared === undefined || prepared.until <= this.clock.now()) return undefined;
    const isFresh = !prepared.isStale || this.clock.monotonicMs() - prepared.builtMs < rebuildMsMin;
    return isFresh ? prepared : undefined;
  }

  #prepare(path: string): PreparedAnswer | undefined {
    const source = this.#sourceOf(path);
    if (source === undefined) {
      this.#prepared.delete(path);
      return undefined;
    }
    const prepared = prepare(source, this.#always, this.clock.monotonicMs());
    this.#prepared.set(path, prepared);
    return prepared;
  }

  #sourceOf(path: string): AnswerSource | undefined {
    const source = this.#sources.get(path);
    if (source !== undefined) return source();
    for (const { prefix, suffix, source: sourceOf } of this.#families) {
      const isOfFamily = path.startsWith(prefix) && path.endsWith(suffix);
      const name = isOfFamily ? path.slice(prefix.length, path.length - suffix.length) : '';
      if (/^[\w-]+$/.test(name)) return sourceOf(name);
    }
    return undefined;
  }
}

function prepare(
  { body, headers, until }: AnswerSource,
  everywhere: HeaderList,
  builtMs: number,
): PreparedAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  const gzip = gzipSync(plain);
  const etag = contentEtag(plain);
  const always = [...everywhere, ...Object.entries({ ...headers, etag }).flat()];
  const content = ['content-type', 'application/json; charset=utf-8'];
  const zipped = ['content-encoding', 'gzip', 'content-length', String(gzip.length)];
  return {
    builtMs,
    until,
    etag,
    plain,
    gzip,
    plainHeaders: [...always, ...content, 'content-length', String(plain.length)],
    gzipHeaders: [...always, ...content, ...zipped],
    unchangedHeaders: always,
    isStale: false,
  };
}

function send(prepared: PreparedAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (isKnown(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, [...prepared.unchangedHeaders]).end();
    return;
  }
  const isGzip = accepts('gzip', request.headers['accept-encoding']);
  response.writeHead(200, [...(isGzip ? prepared.gzipHeaders : prepared.plainHeaders)]);
  if (request.method === 'HEAD') response.end();
  else response.end(isGzip ? prepared.gzip : prepared.plain);
}
