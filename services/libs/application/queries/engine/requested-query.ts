import { Query } from '@nestjs/cqrs';
import type { Instant } from '../../../domain/calendar/instants.ts';

/** The past instant that a query asks about. */
export interface Then {
  readonly asOf: Instant;
}

/** How far the read models must be before a query is answered. */
export interface QueryContext {
  /** `x-min-position`: the position of the client's own last write. */
  readonly minPosition?: string;
}

/** The answer to a query. */
export interface QueryAnswer<View> {
  readonly view: View;
  /** The position up to which the view is complete, if known, as a token for `x-min-position`. */
  readonly position?: string;
  /** Whether the view does not yet include what the client has seen. */
  readonly isStale: boolean;
}

/**
 * A query to the read models: its input, and how fresh the answer must be. The view of a query whose data
 * may not exist is `… | undefined`.
 */
export abstract class RequestedQuery<Input, View> extends Query<QueryAnswer<View>> {
  readonly input: Input;
  readonly context: QueryContext;

  constructor(input: Input, context: QueryContext = {}) {
    super();
    this.input = input;
    this.context = context;
  }
}
