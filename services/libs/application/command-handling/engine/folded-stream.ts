import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import { headOf, type StreamHead } from '../../event-log/stamp.ts';
import { beginning, type Position, type StoredEvent } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { StreamAppend } from '../../ports/event-store.ts';
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

/** The events of an append, in the form in which a read returns them. */
export function storedBy(
  { stream, expected, events }: StreamAppend,
  position: Position,
): readonly StoredEvent[] {
  const first = expected === 'no-stream' ? 0 : expected + 1;
  return events.map((event, index) => ({ ...event, stream, revision: first + index, position }));
}

/** The fold with later events of its stream. */
export function foldFurther<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  before: FoldedStream<State>,
  stored: readonly StoredEvent[],
): FoldedStream<State> {
  const last = stored.at(-1);
  return last === undefined
    ? before
    : {
        state: fold(aggregate, stored.map(decodeAs<Event>), before.state),
        head: headOf(before.head.stream, stored),
        position: last.position,
      };
}

/** The fold with an append that was sent and is not answered yet. */
export function foldUnanswered<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  before: FoldedStream<State>,
  part: StreamAppend,
): FoldedStream<State> {
  const after = foldFurther(aggregate, before, storedBy(part, before.position));
  const unansweredId = part.events.at(-1)?.id;
  return unansweredId === undefined ? after : { ...after, head: { ...after.head, unansweredId } };
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
