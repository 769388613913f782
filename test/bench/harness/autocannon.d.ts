/** The part that the benchmarks use of a package without types. */
declare module 'autocannon' {
  export interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  export interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly statusCodeStats?: Readonly<Record<string, { readonly count: number } | undefined>>;
  }

  /** A load that is running. */
  export interface Running extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): unknown;
  }

  // eslint-disable-next-line no-restricted-syntax -- the package has a default export
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
  }): Running;
}
