/** What the server asks of the bundle that renders the site. */
export interface PageWish {
  /** Absolute, with the query. */
  readonly url: string;
  /** The instant the page is reckoned by: what is past, what can be booked. */
  readonly instant: string;
  /** Asks the API; the addresses are absolute and of this site. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** What a page comes to, in the parts that its document is put together from. */
export interface PageParts {
  readonly kind: 'page';
  readonly status: number;
  /** Title, description, links: for the document's head. */
  readonly head: string;
  /** What the root element holds. */
  readonly body: string;
  /** What the browser begins with, as the text of a data block: nothing in it ends the element. */
  readonly data: string;
  /** The names of the components that come in files of their own: `TourPage`. */
  readonly components: readonly string[];
}

export interface PageElsewhere {
  readonly kind: 'elsewhere';
  /** A path of this site. */
  readonly to: string;
}

/**
 * Renders a page.
 *
 * @throws whatever kept an answer of the API from coming, or the page from being rendered.
 */
export type RenderPage = (wish: PageWish) => Promise<PageParts | PageElsewhere>;

/** The element of the document that the site is rendered into, and the data block beside it. */
export const rootId = 'root';
export const dataBlockId = 'site-data';
