import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';

/**
 * A stream as it was right after a command. The caller folds `history` with the fold of the read model to get the
 * view for its answer. So the answer and a later query agree. A repeat of the command gets the same history again,
 * without later events.
 *
 * Events that this process has just stored all carry the position of the last event of their append.
 */
export interface StreamAsOf<State, Event extends CataloguedEvent> {
  /** The stream's name without its category: a tour's slug, a booking's number, a departure's id. */
  readonly id: string;
  readonly state: State;
  readonly history: readonly RecordedEvent<Event>[];
}
