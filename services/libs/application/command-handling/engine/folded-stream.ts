import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { headOf, type StreamHead } from '../../event-log/stamp.ts';
import { beginning, type Position, type StoredEvent } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { Aggregate } from './aggregate.ts';

/** The visible revision of a stream without events that clients see. */
export const nothingVisible = -1;

/** A stream folded to its end: what a decision needs, and where the next event goes. */
export interface FoldedStream<State> {
  readonly state: State;
  readonly head: StreamHead;
  /** The position of the last event; the log's beginning where there is none. */
  readonly position: Position;
}

/** A folded stream with the events it was folded from. */
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
  // Every recorded event is an event of this type with its place in the log. The compiler cannot infer that here.
  const evolve = aggregate.evolve as unknown as (
    state: State,
    event: RecordedEvent<Event>,
  ) => State;
  return history.reduce(evolve, from);
}

/** The revision of the last event a client can see; {@link nothingVisible} where there is none. */
export function visibleRevision<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  history: readonly RecordedEvent<Event>[],
): number {
  return history.findLast((event) => aggregate.isVisible(event.type))?.revision ?? nothingVisible;
}

/** Streams hold only the events of their own category, which the compiler cannot know. */
export function decodeAs<Event extends CataloguedEvent>(stored: StoredEvent): RecordedEvent<Event> {
  return decode(stored) as RecordedEvent<Event>;
}
