import type { Position } from '../../event-log/stored-event.ts';
import type { AnyCollection } from '../../ports/collection.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { RequestedQuery } from './requested-query.ts';

/** What a query reads: the catalogue in memory, or collections of the read store. */
export type Reads = readonly ('catalogue' | AnyCollection)[];

/** What the engine needs of the sources of queries. */
export interface EngineSources {
  readonly readStore: ReadStore;
  readonly catalogue: {
    readonly current: { readonly position: Position };
    /** Whether the catalogue includes the position; waits for it at most this long, in milliseconds. */
    reach(position: Position, waitMsMax: number): Promise<boolean>;
  };
  readonly log: Pick<EventLogReader, 'logId' | 'head'>;
}

export type AnyQuery = RequestedQuery<unknown, unknown>;
type QueryType<Input, View> = new (input: Input) => RequestedQuery<Input, View>;

/** A query, the read models it uses, and how it is answered. */
export interface QueryRoute<Sources> {
  readonly query: new (input: never) => AnyQuery;
  readonly reads: Reads;
  /** `head`: always waits for all events of the log; `asked`: waits only if the query asks for it. */
  readonly at: 'asked' | 'head';
  readonly find: (sources: Sources, input: unknown) => unknown;
}

type Find<Input, View, Sources> = (
  input: Input,
  sources: Sources,
) => View | undefined | Promise<View | undefined>;

/** Makes a route whose query waits only if it asks for it. */
export function asAsked<Input, View, Sources>(
  query: QueryType<Input, View>,
  reads: Reads,
  find: Find<NoInfer<Input>, NoInfer<View>, Sources>,
): QueryRoute<Sources> {
  return { query, reads, at: 'asked', find: (sources, input) => find(input as Input, sources) };
}

/** Makes a route whose query always waits for all events of the log. */
export function atHead<Input, View, Sources>(
  query: QueryType<Input, View>,
  reads: Reads,
  find: Find<NoInfer<Input>, NoInfer<View>, Sources>,
): QueryRoute<Sources> {
  return { ...asAsked(query, reads, find), at: 'head' };
}
