import { Query } from '@nestjs/cqrs';

/** How far the read models must have come before a query is answered. */
export interface QueryContext {
  /** `x-min-position`: the position of the client's own last write. */
  readonly minPosition?: string;
}

/** What a query comes to. */
export interface QueryAnswer<View> {
  /** Undefined where there is no such thing. */
  readonly view: View | undefined;
  /** How far the view reaches, where that is known, as a token for `x-min-position`. */
  readonly position?: string;
  /** The view does not include yet what the client has seen. */
  readonly isStale: boolean;
}

/** A question on its way to the read models: what is asked, and how fresh the answer must be. */
export abstract class RequestedQuery<Wish, View> extends Query<QueryAnswer<View>> {
  readonly wish: Wish;
  readonly context: QueryContext;

  constructor(wish: Wish, context: QueryContext = {}) {
    super();
    this.wish = wish;
    this.context = context;
  }
}
