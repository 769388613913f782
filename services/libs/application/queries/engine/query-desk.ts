import { parsePositionToken, positionToken } from '../../event-log/position-token.ts';
import type { Position } from '../../event-log/stored-event.ts';
import type { AnyCollection } from '../../ports/collection.ts';
import { EngineAway } from '../../ports/engine-away.ts';
import type { AnyQuery, EngineSources, QueryRoute } from './query-route.ts';
import type { QueryAnswer } from './requested-query.ts';
import { SharedAnswers } from './shared-answers.ts';

/** How long a query waits for its read models before it answers with their present data, in milliseconds. */
const queryWaitMsMax = 1_500;

/** Answers queries by their routes. The answers are as fresh as each query requires. */
export class QueryDesk<Sources extends EngineSources> {
  readonly #sources: Sources;
  readonly #shared = new Map<QueryRoute<Sources>, SharedAnswers>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /**
   * @throws EngineAway if an engine cannot be reached, or if it is not certain yet whether the requested data exists.
   */
  async answer(route: QueryRoute<Sources>, query: AnyQuery): Promise<QueryAnswer<unknown>> {
    const isFresh = await this.#isAsFreshAsAsked(route, query);
    const view = await this.#find(route, query);
    if (view !== undefined || (route.at === 'head' && isFresh)) {
      return this.#answered(route, view, isFresh);
    }
    // The requested data may be so new that only the log has it.
    const isCertain = await this.#reach(route, await this.#sources.log.head());
    const then = await route.find(this.#sources, query.input);
    if (then === undefined && !isCertain) throw new EngineAway('read-models');
    return this.#answered(route, then, isFresh);
  }

  #find(route: QueryRoute<Sources>, { input, context }: AnyQuery): unknown {
    const find = () => route.find(this.#sources, input);
    if (route.isShared !== true || context.minPosition !== undefined) return find();
    const answers = this.#sharedOf(route);
    return answers.answer(JSON.stringify(input), this.#sources.catalogue.current, find);
  }

  #sharedOf(route: QueryRoute<Sources>): SharedAnswers {
    const known = this.#shared.get(route);
    if (known !== undefined) return known;
    const { readStore, clock } = this.#sources;
    const answers = new SharedAnswers(readStore, clock, collectionsOf(route));
    this.#shared.set(route, answers);
    return answers;
  }

  async #isAsFreshAsAsked(route: QueryRoute<Sources>, { context }: AnyQuery): Promise<boolean> {
    const { log } = this.#sources;
    if (route.at === 'head') {
      return await this.#reachHead(route);
    }
    const { minPosition } = context;
    const position =
      minPosition === undefined ? undefined : parsePositionToken(log.logId, minPosition);
    return position === undefined || (await this.#reach(route, position));
  }

  /** While the log cannot be reached, queries are still answered, but the answers count as stale. */
  async #reachHead(route: QueryRoute<Sources>): Promise<boolean> {
    try {
      return await this.#reach(route, await this.#sources.log.head());
    } catch (error) {
      if (error instanceof EngineAway && error.engine === 'log') return false;
      throw error;
    }
  }

  /** Waits for a limited time until all sources of the route include the position. */
  async #reach(route: QueryRoute<Sources>, position: Position): Promise<boolean> {
    const { catalogue, readStore } = this.#sources;
    const collections = collectionsOf(route);
    const reached = await Promise.all([
      route.reads.includes('catalogue') ? catalogue.reach(position, queryWaitMsMax) : true,
      collections.length === 0 || readStore.waitFor(collections, position, queryWaitMsMax),
    ]);
    return reached.every(Boolean);
  }

  #answered(route: QueryRoute<Sources>, view: unknown, isFresh: boolean): QueryAnswer<unknown> {
    const { catalogue, log } = this.#sources;
    const isAllCatalogue = route.reads.every((each) => each === 'catalogue');
    return {
      view,
      isStale: !isFresh,
      ...(isAllCatalogue ? { position: positionToken(log.logId, catalogue.current.position) } : {}),
    };
  }
}

function collectionsOf({ reads }: Pick<QueryRoute<never>, 'reads'>): readonly AnyCollection[] {
  return reads.filter((each): each is AnyCollection => each !== 'catalogue');
}
