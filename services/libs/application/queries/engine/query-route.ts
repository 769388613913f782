import type { Position } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AnyCollection } from '../../ports/collection.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { RequestedQuery } from './requested-query.ts';

/** The data that a query reads: the catalogue in memory, collections of the read store, or both. */
export type Reads = readonly ('catalogue' | AnyCollection)[];

/** The sources that the query engine itself uses. */
export interface EngineSources {
  readonly readStore: ReadStore;
  readonly catalogue: {
    readonly current: { readonly position: Position };
    /**
     * Waits until the catalogue includes the position, for at most this time in milliseconds. Resolves to
     * whether the catalogue includes it.
     */
    reach(position: Position, waitMsMax: number): Promise<boolean>;
  };
  readonly log: Pick<EventLogReader, 'logId' | 'head'>;
  readonly clock: Pick<Clock, 'now'>;
}

export type AnyQuery = RequestedQuery<unknown, unknown>;
type QueryType<Input, View> = new (input: Input) => RequestedQuery<Input, View>;

/** A query, the data that it reads, and the function that answers it. */
export interface QueryRoute<Sources> {
  readonly query: new (input: never) => AnyQuery;
  readonly reads: Reads;
  /**
   * Before the query reads, it waits for a position. `head`: all events of the log. `asked`: the position in its
   * context, if there is one.
   */
  readonly at: 'asked' | 'head';
  readonly find: (sources: Sources, input: unknown) => unknown;
  /** Whether visitors share an answer for up to a second; see SharedAnswers. */
  readonly isShared?: true;
}

type Find<Input, View, Sources> = (input: Input, sources: Sources) => View | Promise<View>;

/** Returns a route whose query waits for the position in its context, if there is one. */
export function asAsked<Input, View, Sources>(
  query: QueryType<Input, View>,
  reads: Reads,
  find: Find<NoInfer<Input>, NoInfer<View>, Sources>,
): QueryRoute<Sources> {
  return { query, reads, at: 'asked', find: (sources, input) => find(input as Input, sources) };
}

/** The same route, whose answers visitors share for up to a second. */
export function shared<Sources>(route: QueryRoute<Sources>): QueryRoute<Sources> {
  return { ...route, isShared: true };
}

/** Returns a route whose query always waits for all events of the log. */
export function atHead<Input, View, Sources>(
  query: QueryType<Input, View>,
  reads: Reads,
  find: Find<NoInfer<Input>, NoInfer<View>, Sources>,
): QueryRoute<Sources> {
  return { ...asAsked(query, reads, find), at: 'head' };
}
