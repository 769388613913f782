import { Query } from '@nestjs/cqrs';
import type { Instant } from '../../../domain/calendar/instants.ts';

/** The past instant for which a query requests data. */
export interface Then {
  readonly asOf: Instant;
}

/** The progress that the read models must have before a query is answered. */
export interface QueryContext {
  /** `x-min-position`: the position of the client's own last write. */
  readonly minPosition?: string;
}

/** The answer to a query. */
export interface QueryAnswer<View> {
  readonly view: View;
  /** The position up to which the view is complete, if known, as a token for `x-min-position`. */
  readonly position?: string;
  /** Whether the view may lack events that the client has already seen. */
  readonly isStale: boolean;
}

/**
 * A query to the read models: its input, and how fresh the answer must be. If the data of a query does not always
 * exist, the type of its view is `… | undefined`.
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
