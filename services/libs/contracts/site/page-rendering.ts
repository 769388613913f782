/** The request of the server to the bundle that renders the site. */
export interface PageInput {
  /** Absolute, with the query. */
  readonly url: string;
  /** The current time for the page. It decides what is past and what can be booked. */
  readonly instant: string;
  /** Calls the API; the addresses are absolute and of this site. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** A rendered page, in the parts of its document. */
export interface PageParts {
  readonly kind: 'page';
  readonly status: number;
  /** Title, description and links for the document's head. */
  readonly head: string;
  /** The content of the root element. */
  readonly body: string;
  /** The data that the browser starts with, as the text of a data block; it cannot close the element. */
  readonly data: string;
  /** The names of the components that have their own files, such as `TourPage`. */
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
 * @throws the error of the API or of the rendering.
 */
export type RenderPage = (input: PageInput) => Promise<PageParts | PageElsewhere>;

/** The id of the element that the site is rendered into, and the id of its data block. */
export const rootId = 'root';
export const dataBlockId = 'site-data';
