import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';

/** Says how the streams of one category are folded, and which changes clients see. */
export interface Aggregate<State, Event extends CataloguedEvent> {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  /** Whether an event raises the revision that clients compare; events of housekeeping do not. */
  readonly isVisible: (type: Event['type']) => boolean;
  /** Whether the resource does not exist, even if its stream has events. */
  readonly isMissing: (state: State) => boolean;
}
