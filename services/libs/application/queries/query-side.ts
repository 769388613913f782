import { parsePositionToken, positionToken } from '../event-log/position-token.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { AnyCollection } from '../ports/collection.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { type AnyQuery, type QueryRoute, queryRoutes, type QuerySources } from './query-routes.ts';
import type { QueryAnswer, RequestedQuery } from './requested-query.ts';

/** How long a query waits for its read models before it answers with what there is. */
const queryWaitMsMax = 1_500;

/** The read side of one process: every query finds its answer here, on a bus or without one. */
export class QuerySide {
  readonly #sources: QuerySources;
  readonly #routes: ReadonlyMap<unknown, QueryRoute>;

  constructor(sources: QuerySources, routes: readonly QueryRoute[] = queryRoutes) {
    this.#sources = sources;
    this.#routes = new Map(routes.map((route) => [route.query, route]));
  }

  /** @throws EngineAway also where nobody can tell yet whether there is such a thing. */
  async execute<View>(query: RequestedQuery<unknown, View>): Promise<QueryAnswer<View>> {
    const route = this.#routes.get(query.constructor);
    if (route === undefined) {
      throw new Error(`${query.constructor.name} is not among the query routes.`);
    }
    return (await this.#answer(route, query)) as QueryAnswer<View>;
  }

  async #answer(route: QueryRoute, query: AnyQuery): Promise<QueryAnswer<unknown>> {
    const isFresh = await this.#isAsFreshAsAsked(route, query);
    const view = await route.find(this.#sources, query.wish);
    if (view !== undefined || (route.at === 'head' && isFresh)) {
      return this.#answered(route, view, isFresh);
    }
    // It may be so new that only the log knows of it.
    const isCertain = await this.#reach(route, await this.#sources.log.head());
    const then = await route.find(this.#sources, query.wish);
    if (then === undefined && !isCertain) throw new EngineAway('read-models');
    return this.#answered(route, then, isFresh);
  }

  async #isAsFreshAsAsked(route: QueryRoute, { context }: AnyQuery): Promise<boolean> {
    const { log } = this.#sources;
    if (route.at === 'head') {
      return await this.#reachHead(route);
    }
    const { minPosition } = context;
    const position =
      minPosition === undefined ? undefined : parsePositionToken(log.logId, minPosition);
    return position === undefined || (await this.#reach(route, position));
  }

  /** Reads go on without the log: only how fresh they are cannot be said. */
  async #reachHead(route: QueryRoute): Promise<boolean> {
    try {
      return await this.#reach(route, await this.#sources.log.head());
    } catch (error) {
      if (error instanceof EngineAway && error.engine === 'log') return false;
      throw error;
    }
  }

  /** Waits, for a bounded time, until everything the route reads includes the position. */
  async #reach({ reads }: QueryRoute, position: Position): Promise<boolean> {
    const { catalogue, readStore } = this.#sources;
    const collections = reads.filter((each): each is AnyCollection => each !== 'catalogue');
    const reached = await Promise.all([
      reads.includes('catalogue') ? catalogue.reach(position, queryWaitMsMax) : true,
      collections.length === 0 || readStore.waitFor(collections, position, queryWaitMsMax),
    ]);
    return reached.every(Boolean);
  }

  #answered(route: QueryRoute, view: unknown, isFresh: boolean): QueryAnswer<unknown> {
    const { catalogue, log } = this.#sources;
    const isAllCatalogue = route.reads.every((each) => each === 'catalogue');
    return {
      view,
      isStale: !isFresh,
      ...(isAllCatalogue ? { position: positionToken(log.logId, catalogue.current.position) } : {}),
    };
  }
}
