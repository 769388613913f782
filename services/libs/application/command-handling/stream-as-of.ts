import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';

/**
 * A stream as it stood right after a command. Whoever answers the command folds `history` into the
 * view it shows, with the very fold the read model uses, so that an answer and a later query agree;
 * a repeat of the command is given the same history again, whatever happened since.
 *
 * Events that were stored a moment ago all carry the position of their append's last event.
 */
export interface StreamAsOf<State, Event extends CataloguedEvent> {
  /** The stream's name without its category: a tour's slug, a booking's number, a departure's id. */
  readonly id: string;
  readonly state: State;
  readonly history: readonly RecordedEvent<Event>[];
}
