/** An answer of the API that a page was rendered from. */
export interface KnownAnswer {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

/** What a store has where a page is rendered on the server. */
export interface ServerSide {
  /** The address at which the site is reached. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Collects what was answered: the browser begins with it. */
  readonly answers: KnownAnswer[];
}

/** What thunks and the API's calls find beside the store. */
export interface StoreSurroundings {
  /** Undefined in a browser. */
  readonly server: ServerSide | undefined;
}
