import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { inspect } from 'node:util';
import { Logger } from '@nestjs/common';
import type { Clock } from '../../../libs/application/ports/clock.ts';
import type { PageElsewhere, PageParts } from '../../../libs/contracts/site/page-rendering.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { KeptPages, type Moment } from './kept-pages.ts';
import { type PageKind, pageKindOf } from './page-routes.ts';
import { ReadyPage } from './ready-page.ts';
import type { SiteRendering } from './site-rendering.ts';
import type { StaticFiles } from './static-files.ts';

/** A page whose answers are not there by then is left to the browser. */
const answersMsMax = 2_000;
/** After which a page that could not be rendered is worth another try. */
const retryAfterSeconds = 2;

const noIndex: HeaderList = ['x-robots-tag', 'noindex'];

interface PageMeans {
  readonly files: StaticFiles;
  /** Undefined where the site was not built for the server. */
  readonly rendering: SiteRendering | undefined;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Headers beside every page. */
  readonly headers: HeaderList;
  /** Asks the API of this process. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Response>;
}

/** What an address comes to. */
type Shown =
  | { readonly kind: 'page'; readonly page: ReadyPage }
  | PageElsewhere
  /** It could not be rendered: the browser is left to try. */
  | { readonly kind: 'fault' };

/**
 * The pages of the site, rendered here for everyone alike: who is signed in, and what somebody was in
 * the middle of, is the browser's to know. A page whose address asks nothing is kept until what it was
 * rendered from changes.
 */
export class SitePages {
  /** Those that are the same for everyone; whoever knows of a change tells them. */
  readonly kept: KeptPages;
  readonly #means: PageMeans;
  readonly #underWay = new Map<string, Promise<Shown>>();
  readonly #logger = new Logger('Pages');

  constructor(means: PageMeans) {
    this.#means = means;
    this.kept = new KeptPages(means.clock);
  }

  /** Answers with a page that is ready; false leaves the request to others. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.kept.find(request.url ?? '');
    page?.send(request, response);
    return page !== undefined;
  }

  /** Answers whatever a page can be the answer to; false leaves the request alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (isOfMachines(path)) return false;
    const kind = pageKindOf(path);
    if (kind === 'shell' || this.#means.rendering === undefined) {
      const status = kind === undefined ? 404 : 200;
      const headers = kind === 'shell' ? noIndex : [];
      return this.#means.files.sendEmptyPage(request, response, { status, headers });
    }
    // Every address without a page shows the same one, and is rendered once for all of them.
    const address = kind === undefined ? nowhere : url;
    void this.#answerWith(address, kind, { request, response });
    return true;
  }

  async #answerWith(
    address: string,
    kind: PageKind | undefined,
    { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  ): Promise<void> {
    const shown = await this.#shown(address, kind);
    switch (shown.kind) {
      case 'page':
        shown.page.send(request, response);
        break;
      case 'elsewhere':
        response.writeHead(302, [...this.#means.headers, ...neverKept, 'location', shown.to]).end();
        break;
      case 'fault': {
        const headers = ['retry-after', String(retryAfterSeconds)];
        const how = { status: 503, headers, cacheControl: 'no-store' };
        if (!this.#means.files.sendEmptyPage(request, response, how)) response.destroy();
      }
    }
  }

  #shown(address: string, kind: PageKind | undefined): Promise<Shown> | Shown {
    const page = this.kept.find(address);
    if (page !== undefined) return { kind: 'page', page };
    const asOf = this.kept.now();
    const turn = `${String(asOf.edition)} ${address}`;
    const underWay = this.#underWay.get(turn);
    if (underWay !== undefined) return underWay;
    const begun = this.#render(address, kind, asOf).finally(() => {
      this.#underWay.delete(turn);
    });
    this.#underWay.set(turn, begun);
    return begun;
  }

  async #render(address: string, kind: PageKind | undefined, asOf: Moment): Promise<Shown> {
    const { rendering, clock, publicUrl, headers, ask } = this.#means;
    if (rendering === undefined) return { kind: 'fault' };
    const answers = { isStale: false };
    let deadline: AbortSignal | undefined;
    try {
      const parts = await rendering.render({
        url: `${publicUrl}${address}`,
        instant: clock.now(),
        fetch: async (request) => {
          deadline ??= AbortSignal.timeout(answersMsMax);
          const answer = await ask(request, deadline);
          answers.isStale ||= answer.headers.has('x-stale');
          return answer;
        },
      });
      if (parts.kind === 'elsewhere') return parts;
      const page = await ReadyPage.of(rendering.document.with(parts), {
        status: parts.status,
        headers: [...headers, 'cache-control', cacheControlOf(address, kind)],
      });
      if (isKept(address, parts) && !answers.isStale) this.kept.keep(address, page, asOf);
      return { kind: 'page', page };
    } catch (error) {
      // Its query may name a person.
      const [path = ''] = address.split('?', 1);
      this.#logger.error(`The page at ${path} could not be rendered`, inspect(error));
      return { kind: 'fault' };
    }
  }
}

/** An address that no page is at. */
const nowhere = '/nowhere';

const neverKept: HeaderList = ['cache-control', 'no-store', 'content-length', '0'];

/** What an address asks may be of one person; there would be no end to such pages either. */
function isKept(address: string, { status }: PageParts): boolean {
  return !address.includes('?') && (status === 200 || address === nowhere);
}

function cacheControlOf(address: string, kind: PageKind | undefined): string {
  if (kind === 'personal') return 'no-store';
  return address.includes('?') ? 'private, no-cache' : 'no-cache';
}

/** Paths where a page would be no answer: calls, and files that are not there. */
function isOfMachines(path: string): boolean {
  return /^\/(?:api|health|metrics|assets)(?:\/|$)/.test(path) || extname(path) !== '';
}
