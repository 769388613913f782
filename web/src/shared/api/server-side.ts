/** An answer of the API that a page was rendered from. */
export interface KnownAnswer {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

/** The data and functions that the store needs if the server renders a page. */
export interface ServerSide {
  /** The origin of the site's address. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Collects the answers. The browser starts with them. */
  readonly answers: KnownAnswer[];
}

/** The extra argument of thunks and API calls. */
export interface StoreSurroundings {
  /** Undefined in a browser. */
  readonly server: ServerSide | undefined;
}
