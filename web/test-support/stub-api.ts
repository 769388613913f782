import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import { problemKinds } from '@contracts/problems.ts';

/** A request as the server would have seen it. */
export interface SeenRequest {
  readonly method: string;
  /** Without `/api`: `/tours/spice-farm-tour`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = Response | Promise<Response>;
type Answerer = (request: SeenRequest) => Answer;

/**
 * Replaces `fetch`. All other code in a test is the product's own. If a call gets a second answer, it replaces
 * the first one. A call without a prepared answer gets a 404 of the API.
 */
export class StubApi {
  readonly seen: SeenRequest[] = [];
  readonly #answerers = new Map<string, Answerer>();

  /** Sets the answer to a call such as `GET /tours/{id}`; `*` is one part of the path. */
  on(call: string, answer: Answerer | object): this {
    this.#answerers.set(
      call,
      typeof answer === 'function' ? (answer as Answerer) : () => Response.json(answer),
    );
    return this;
  }

  /** The requests of one call so far. */
  calls(call: string): readonly SeenRequest[] {
    return this.seen.filter((request) => matches(call, request));
  }

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.clone().text();
    const seen: SeenRequest = {
      method: request.method,
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    this.seen.push(seen);
    const known = [...this.#answerers].filter(([call]) => matches(call, seen)).at(-1);
    return known === undefined ? problem('NotFound') : await known[1](seen);
  };
}

/** An answer that is not a success, in the words of the server. */
export function problem(code: ProblemCode, more: Partial<ProblemView> = {}): Response {
  const { status, title } = problemKinds[code];
  const words = title.replace(/\{(\w+)\}/g, (_, name: string) => String(more[name]));
  const body = { type: `/problems/${code}`, status, title: words, code, ...more };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** The error of a browser if the connection broke. */
export function brokenConnection(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function matches(call: string, { method, path }: SeenRequest): boolean {
  const [calledMethod, calledPath = ''] = call.split(' ');
  const pattern = calledPath.replaceAll('*', '[^/]+');
  return method === calledMethod && new RegExp(`^${pattern}$`).test(path);
}
