import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { headOf, type StreamHead } from '../../event-log/stamp.ts';
import { beginning, type Position, type StoredEvent } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { Aggregate } from './aggregate.ts';

/** The visible revision of a stream that has no event that clients can see. */
export const nothingVisible = -1;

/** A stream folded to its end: the data that a decision needs, and the place of the next event. */
export interface FoldedStream<State> {
  readonly state: State;
  readonly head: StreamHead;
  /** The position of the last event; the log's beginning if the stream has no event. */
  readonly position: Position;
}

/** A folded stream, together with its events. */
export interface LoadedStream<State, Event extends CataloguedEvent> extends FoldedStream<State> {
  readonly history: readonly RecordedEvent<Event>[];
  /** The time of decisions on the stream: never before its last event. */
  readonly now: Instant;
}

export async function loadStream<State, Event extends CataloguedEvent>(
  ports: { readonly store: Pick<EventLogReader, 'readStream'>; readonly clock: Clock },
  stream: string,
  aggregate: Aggregate<State, Event>,
): Promise<LoadedStream<State, Event>> {
  const stored = await ports.store.readStream(stream);
  const history = stored.map(decodeAs<Event>);
  const last = stored.at(-1);
  const now = ports.clock.now();
  return {
    history,
    state: fold(aggregate, history),
    head: headOf(stream, stored),
    position: last?.position ?? beginning,
    now: last !== undefined && last.occurredAt > now ? last.occurredAt : now,
  };
}

export function fold<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  history: readonly RecordedEvent<Event>[],
  from: State = aggregate.initialState,
): State {
  // Every recorded event is an event of this type plus its place in the log. The compiler cannot infer this here.
  const evolve = aggregate.evolve as unknown as (
    state: State,
    event: RecordedEvent<Event>,
  ) => State;
  return history.reduce(evolve, from);
}

/** The revision of the last event that clients can see; {@link nothingVisible} if there is no such event. */
export function visibleRevision<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  history: readonly RecordedEvent<Event>[],
): number {
  return history.findLast((event) => aggregate.isVisible(event.type))?.revision ?? nothingVisible;
}

/** Streams hold only the events of their own category, but the compiler cannot check this. */
export function decodeAs<Event extends CataloguedEvent>(stored: StoredEvent): RecordedEvent<Event> {
  return decode(stored) as RecordedEvent<Event>;
}
