import { askAgainWhileBusy } from '../ask-again.ts';

/** An answer; a JSON body is parsed. */
export interface Answered<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

type AskHeaders = Readonly<Record<string, string>>;

interface Question {
  readonly body?: unknown;
  readonly headers?: AskHeaders;
}

export interface VisitorTraits {
  /** Whether the visitor repeats a request when the product answers that it is busy. The site does this too. */
  readonly isPatient?: boolean;
}

let keysDrawn = 0;

/** A key that no other request of this run has. */
export function freshKey(): string {
  keysDrawn += 1;
  return `story-${process.pid}-${Date.now()}-${keysDrawn}`;
}

/** A client that uses HTTP as the site does: it keeps its cookies, and its reads include its own last command. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  #position: string | undefined;
  readonly #url: () => string;
  readonly #isPatient: boolean;

  constructor(url: () => string, { isPatient = false }: VisitorTraits = {}) {
    this.#url = url;
    this.#isPatient = isPatient;
  }

  get<Body = Answered['body']>(path: string, headers: AskHeaders = {}): Promise<Answered<Body>> {
    return this.ask('GET', path, { headers });
  }

  post<Body = Answered['body']>(
    path: string,
    body?: unknown,
    headers: AskHeaders = {},
  ): Promise<Answered<Body>> {
    return this.ask('POST', path, { body, headers });
  }

  patch<Body = Answered['body']>(
    path: string,
    body: unknown,
    headers: AskHeaders = {},
  ): Promise<Answered<Body>> {
    return this.ask('PATCH', path, { body, headers });
  }

  put<Body = Answered['body']>(
    path: string,
    body: unknown,
    headers: AskHeaders = {},
  ): Promise<Answered<Body>> {
    return this.ask('PUT', path, { body, headers });
  }

  ask<Body = Answered['body']>(
    method: string,
    path: string,
    question: Question = {},
  ): Promise<Answered<Body>> {
    const ask = () => this.#askOnce<Body>(method, path, question);
    return this.#isPatient ? askAgainWhileBusy(ask) : ask();
  }

  async #askOnce<Body>(
    method: string,
    path: string,
    { body, headers = {} }: Question,
  ): Promise<Answered<Body>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(`${this.#url()}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET' && this.#position !== undefined
          ? { 'x-min-position': this.#position }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as string) : JSON.stringify(body) }),
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
    const told = (isJson && text !== '' ? JSON.parse(text) : {}) as { readonly position?: unknown };
    if (method !== 'GET') this.#keepPosition(told.position);
    return { status: response.status, headers: response.headers, text, body: told as Body };
  }

  /**
   * The answer to a repeated command has the position of its first answer, which may be older than the known one. So
   * only a later position replaces the known one.
   */
  #keepPosition(position: unknown): void {
    if (typeof position === 'string' && position > (this.#position ?? '')) {
      this.#position = position;
    }
  }

  #keepCookies(set: readonly string[]): void {
    for (const cookie of set) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
