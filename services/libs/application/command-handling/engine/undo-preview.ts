import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Decision } from '../../../domain/decision.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { doneAsOf } from './answer-from-log.ts';
import type { Aggregate } from './aggregate.ts';
import type { CommandDone } from './command-outcome.ts';
import type { LoadedStream } from './folded-stream.ts';
import type { StreamAsOf } from './stream-as-of.ts';

/** The effect of an undo at this moment: the present stream, and the events that would be stored in it. */
export interface UndoPreview<State, Event extends CataloguedEvent, Refusal> extends StreamAsOf<
  State,
  Event
> {
  readonly now: Instant;
  /** The personal fields of the decided events are not sealed. */
  readonly decision: Decision<Event, Refusal>;
}

export function previewOf<State, Event extends CataloguedEvent, Refusal>(
  aggregate: Aggregate<State, Event>,
  { head, history, now }: LoadedStream<State, Event>,
  decision: Decision<Event, Refusal>,
): CommandDone<UndoPreview<State, Event, Refusal>> {
  const done = doneAsOf(aggregate, head.stream, history);
  return { ...done, result: { ...done.result, now, decision } };
}
