import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { Logger } from '@nestjs/common';
import type { Clock } from '../../../libs/application/ports/clock.ts';
import type { PageElsewhere, PageParts } from '../../../libs/contracts/site/page-rendering.ts';
import type { HeaderList, SecurityHeaders } from '../http/security-headers.ts';
import type { MadeOfTours } from './follow-tours.ts';
import { KeptPages } from './kept-pages.ts';
import {
  type AskedPage,
  isOfConsole,
  isPrivate,
  nowhere,
  type PageKind,
  pageAt,
} from './page-routes.ts';
import { ReadyPage } from './ready-page.ts';
import { type Place, RenderingTurns } from './rendering-turns.ts';
import type { SiteRendering } from './site-rendering.ts';
import type { StaticFiles } from './static-files.ts';

/** How long a page waits for its answers, in milliseconds. After that, the browser renders it. */
const answersMsMax = 2_000;
/** After this time, another try to render a page may succeed. */
const retryAfterSeconds = 2;

/** Memory for the site's own pages, ready to be sent: about seventy, of some 100 kB each. */
const ownPagesBytesMax = 32_000_000;
/** Memory for lists and tours with a query, whose number is unlimited. */
const askedPagesBytesMax = 8_000_000;

const noIndex: HeaderList = ['x-robots-tag', 'noindex'];

interface PageMeans {
  readonly files: StaticFiles;
  /** Undefined if the site was not built for the server. */
  readonly rendering: SiteRendering | undefined;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly headers: Pick<SecurityHeaders, 'page' | 'privatePage'>;
  /** Whether a tour with that id exists or existed. */
  readonly isTour: (id: string) => boolean;
  /** Sends a request to the API of this process. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Response>;
}

/** The outcome for an address. */
type Shown =
  | { readonly kind: 'page'; readonly page: ReadyPage }
  | PageElsewhere
  /** The page could not be rendered, or too many are requested: the browser has to render it. */
  | { readonly kind: 'none' };

/**
 * Renders the pages of the site, the same for everyone: only the browser adds who is signed in and what a visitor was
 * doing. A page is kept until the data from which it was rendered changes. Pages are rendered in turns.
 */
export class SitePages implements MadeOfTours {
  /** Pages without a query. They are kept separately, so that pages with a query cannot push them out of memory. */
  readonly #own: KeptPages;
  readonly #asked: KeptPages;
  readonly #turns: RenderingTurns;
  readonly #underWay = new Map<string, Promise<Shown>>();
  readonly #logger = new Logger('Pages');

  constructor(private readonly means: PageMeans) {
    this.#own = new KeptPages(means.clock, ownPagesBytesMax);
    this.#asked = new KeptPages(means.clock, askedPagesBytesMax);
    this.#turns = new RenderingTurns(means.clock);
  }

  noteEdition(): void {
    this.#own.noteEdition();
    this.#asked.noteEdition();
  }

  notePopularity(): void {
    this.#own.notePopularity();
    this.#asked.notePopularity();
  }

  /** Answers with a page that is ready; returns false if another handler has to answer. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.#own.find(request.url ?? '');
    page?.send(request, response);
    return page !== undefined;
  }

  /** Whether the site has a page at the address. */
  has(url: string): boolean {
    return pageAt(url, this.means.isTour) !== undefined;
  }

  /** Answers every request that a page can answer; returns false without touching any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (isOfMachines(path)) return false;
    const asked = pageAt(url, this.means.isTour);
    const isShell = asked === undefined ? isOfConsole(path) : asked.kind === 'shell';
    if (isShell || this.means.rendering === undefined) {
      const status = asked === undefined ? 404 : 200;
      // The pages that staff saw must not be visible after they signed out, not even with the browser's back button.
      const console = { headers: noIndex, cacheControl: 'no-store' };
      const manner = { status, isPrivate: isPrivate(url), ...(isShell && console) };
      return this.means.files.sendEmptyPage(request, response, manner);
    }
    const to = asked?.elsewhere;
    if (to === undefined) void this.#answerWith(asked ?? nowhere, request, response);
    else this.#redirect(url, to, response);
    return true;
  }

  #redirect(address: string, to: string, response: ServerResponse): void {
    response.writeHead(302, [...this.#headersFor(address), ...neverKept, 'location', to]).end();
  }

  #headersFor(address: string): HeaderList {
    const { page, privatePage } = this.means.headers;
    return isPrivate(address) ? privatePage : page;
  }

  async #answerWith(
    asked: AskedPage,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const shown = await this.#shown(asked);
    switch (shown.kind) {
      case 'page':
        shown.page.send(request, response);
        break;
      case 'elsewhere':
        this.#redirect(asked.address, shown.to, response);
        break;
      case 'none': {
        const headers = ['retry-after', String(retryAfterSeconds)];
        const how = {
          ...{ status: 503, headers, cacheControl: 'no-store' },
          isPrivate: isPrivate(asked.address),
        };
        if (!this.means.files.sendEmptyPage(request, response, how)) response.destroy();
      }
    }
  }

  #shown(asked: AskedPage): Promise<Shown> | Shown {
    const { address } = asked;
    const kept = this.#keptFor(address);
    const page = kept.find(address);
    if (page !== undefined) return { kind: 'page', page };
    const older = kept.findOlder(address);
    const hasToWait = !this.#turns.isFree;
    const begun = this.#begun(asked, older === undefined ? placeOf(asked) : 'renewal');
    // It is better to send a page with older popularity figures than to wait for a turn.
    if (older !== undefined && hasToWait) return { kind: 'page', page: older };
    return begun ?? { kind: 'none' };
  }

  /** The page while it is rendered or waits for its turn; undefined if too many are requested. */
  #begun(asked: AskedPage, place: Place): Promise<Shown> | undefined {
    const { address } = asked;
    const kept = this.#keptFor(address);
    const turn = `${String(kept.now().edition)} ${address}`;
    const underWay = this.#underWay.get(turn);
    if (underWay !== undefined) return underWay;
    const begun = this.#turns.take(place, () => this.#render(asked));
    if (begun === undefined) return undefined;
    const ending = begun.finally(() => {
      this.#underWay.delete(turn);
    });
    this.#underWay.set(turn, ending);
    return ending;
  }

  #keptFor(address: string): KeptPages {
    return address.includes('?') ? this.#asked : this.#own;
  }

  async #render(asked: AskedPage): Promise<Shown> {
    const { address, kind } = asked;
    const { rendering, clock, publicUrl, ask } = this.means;
    if (rendering === undefined) return { kind: 'none' };
    const kept = this.#keptFor(address);
    const asOf = kept.now();
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
        headers: [...this.#headersFor(address), 'cache-control', cacheControlOf(address, kind)],
      });
      if (mayBeKept(asked, parts) && !answers.isStale) kept.keep(address, page, asOf);
      return { kind: 'page', page };
    } catch (error) {
      // The query is left out because it may name a person.
      const [path = ''] = address.split('?', 1);
      this.#logger.error(`The page at ${path} could not be rendered`, inspect(error));
      return { kind: 'none' };
    }
  }
}

function placeOf({ isOfSite }: AskedPage): Place {
  return isOfSite ? 'front' : 'waiting';
}

const neverKept: HeaderList = ['cache-control', 'no-store', 'content-length', '0'];

/**
 * Whether a page may be kept: it is not personal, and it stays correct until the tours change. The
 * availability of a day, and with it the soonest start, changes with every booking. Only one spelling of an address is kept.
 */
function mayBeKept({ address, kind, isOfSite }: AskedPage, { status }: PageParts): boolean {
  if (kind === 'personal' || (status !== 200 && !isOfSite)) return false;
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  return /^[\w/-]+$/.test(path) && !asked.has('date') && asked.get('sort') !== 'soonest';
}

function cacheControlOf(address: string, kind: PageKind): string {
  if (kind === 'personal') return 'no-store';
  return address.includes('?') ? 'private, no-cache' : 'no-cache';
}

/** Paths that a page cannot answer: calls of the API, and files that do not exist. */
function isOfMachines(path: string): boolean {
  return /^\/(?:api|health|metrics|assets)(?:\/|$)/.test(path) || /\.\w+$/.test(path);
}
