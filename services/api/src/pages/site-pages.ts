import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { Logger } from '@nestjs/common';
import type { Clock } from '../../../libs/application/ports/clock.ts';
import type { PageElsewhere, PageParts } from '../../../libs/contracts/site/page-rendering.ts';
import type { HeaderList, SecurityHeaders } from '../http/security-headers.ts';
import type { MadeOfTours } from './follow-tours.ts';
import { KeptPages } from './kept-pages.ts';
import { type AskedPage, isOfConsole, isPrivate, type PageKind, pageAt } from './page-routes.ts';
import { ReadyPage } from './ready-page.ts';
import { RenderingTurns } from './rendering-turns.ts';
import type { SiteRendering } from './site-rendering.ts';
import type { StaticFiles } from './static-files.ts';

/** A page whose answers are not there by then is left to the browser. */
const answersMsMax = 2_000;
/** After which a page that could not be rendered is worth another try. */
const retryAfterSeconds = 2;

/** What the site's own pages may take, ready to be sent: about seventy, of some 100 kB each. */
const ownPagesBytesMax = 32_000_000;
/** The same for lists and tours as somebody asked for them, of which there is no end. */
const askedPagesBytesMax = 8_000_000;

const noIndex: HeaderList = ['x-robots-tag', 'noindex'];

interface PageMeans {
  readonly files: StaticFiles;
  /** Undefined where the site was not built for the server. */
  readonly rendering: SiteRendering | undefined;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly headers: Pick<SecurityHeaders, 'page' | 'privatePage'>;
  /** Whether there is, or was, a tour of that id. */
  readonly isTour: (id: string) => boolean;
  /** Asks the API of this process. */
  readonly ask: (request: Request, signal: AbortSignal) => Promise<Response>;
}

/** What an address comes to. */
type Shown =
  | { readonly kind: 'page'; readonly page: ReadyPage }
  | PageElsewhere
  /** It could not be rendered, or too many are asked for: the browser is left to try. */
  | { readonly kind: 'none' };

/**
 * The pages of the site, rendered here for everyone alike: who is signed in, and what somebody was in
 * the middle of, is the browser's to know. A page is kept until what it was rendered from changes;
 * whatever has to be rendered takes turns.
 */
export class SitePages implements MadeOfTours {
  /** Pages whose addresses ask nothing: what asks a lot shall not crowd them out. */
  readonly #own: KeptPages;
  readonly #asked: KeptPages;
  readonly #turns: RenderingTurns;
  readonly #means: PageMeans;
  readonly #underWay = new Map<string, Promise<Shown>>();
  readonly #logger = new Logger('Pages');

  constructor(means: PageMeans) {
    this.#means = means;
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

  /** Answers with a page that is ready; false leaves the request to others. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.#own.find(request.url ?? '');
    page?.send(request, response);
    return page !== undefined;
  }

  /** Whether the site has a page at the address. */
  has(url: string): boolean {
    return pageAt(url, this.#means.isTour) !== undefined;
  }

  /** Answers whatever a page can be the answer to; false leaves the request alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (isOfMachines(path)) return false;
    const asked = pageAt(url, this.#means.isTour);
    const isShell = asked === undefined ? isOfConsole(path) : asked.kind === 'shell';
    if (isShell || this.#means.rendering === undefined) {
      const status = asked === undefined ? 404 : 200;
      // What staff saw shall not be there any more once they signed out, not even by going back.
      const console = { headers: noIndex, cacheControl: 'no-store' };
      const manner = { status, isPrivate: isPrivate(url), ...(isShell && console) };
      return this.#means.files.sendEmptyPage(request, response, manner);
    }
    void this.#answerWith(asked ?? nowhere, request, response);
    return true;
  }

  #headersFor(address: string): HeaderList {
    const { page, privatePage } = this.#means.headers;
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
        response
          .writeHead(302, [...this.#headersFor(asked.address), ...neverKept, 'location', shown.to])
          .end();
        break;
      case 'none': {
        const headers = ['retry-after', String(retryAfterSeconds)];
        const how = {
          ...{ status: 503, headers, cacheControl: 'no-store' },
          isPrivate: isPrivate(asked.address),
        };
        if (!this.#means.files.sendEmptyPage(request, response, how)) response.destroy();
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
    const begun = this.#begun(asked);
    // Figures of popularity are not worth waiting for.
    if (older !== undefined && hasToWait) return { kind: 'page', page: older };
    return begun ?? { kind: 'none' };
  }

  /** The page as it is being rendered, or will be in its turn; undefined where too many are asked for. */
  #begun(asked: AskedPage): Promise<Shown> | undefined {
    const { address } = asked;
    const kept = this.#keptFor(address);
    const turn = `${String(kept.now().edition)} ${address}`;
    const underWay = this.#underWay.get(turn);
    if (underWay !== undefined) return underWay;
    const isMissing = asked.isOfSite && kept.findOlder(address) === undefined;
    const begun = this.#turns.take(isMissing ? 'front' : 'end', () => this.#render(asked));
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
    const { rendering, clock, publicUrl, ask } = this.#means;
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
      // Its query may name a person.
      const [path = ''] = address.split('?', 1);
      this.#logger.error(`The page at ${path} could not be rendered`, inspect(error));
      return { kind: 'none' };
    }
  }
}

/** Every address without a page shows the same one, which is rendered once for all of them. */
const nowhere: AskedPage = { kind: 'rendered', address: '/nowhere', isOfSite: true };

const neverKept: HeaderList = ['cache-control', 'no-store', 'content-length', '0'];

/**
 * What is not one person's, and holds until the tours change: how a day stands moves with every
 * booking. An address can be spelt in many ways, of which one is enough.
 */
function mayBeKept({ address, kind }: AskedPage, { status }: PageParts): boolean {
  if (kind === 'personal' || (status !== 200 && address !== nowhere.address)) return false;
  const [path = '', query] = address.split('?');
  return /^[\w/-]+$/.test(path) && !new URLSearchParams(query).has('date');
}

function cacheControlOf(address: string, kind: PageKind): string {
  if (kind === 'personal') return 'no-store';
  return address.includes('?') ? 'private, no-cache' : 'no-cache';
}

/** Paths where a page would be no answer: calls, and files that are not there. */
function isOfMachines(path: string): boolean {
  return /^\/(?:api|health|metrics|assets)(?:\/|$)/.test(path) || /\.\w+$/.test(path);
}
