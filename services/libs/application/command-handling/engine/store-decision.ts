import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { Position } from '../../event-log/stored-event.ts';
import type { StreamAppend } from '../../ports/event-store.ts';
import type { Aggregate } from './aggregate.ts';
import { doneAsOf } from './answer-from-log.ts';
import { type CommandDone, type CommandRefused, refused } from './command-outcome.ts';
import { again, type CommandRun } from './command-run.ts';
import { decodeAs, type LoadedStream, storedBy } from './folded-stream.ts';
import type { StreamAsOf } from './stream-as-of.ts';
import type { StreamKind } from './stream-kind.ts';

/**
 * Stores the events that were decided on one stream, at the loaded revision. A decision without events stores no event.
 */
export async function storeDecision<State, Event extends CataloguedEvent, Refusal>(
  kind: StreamKind<State, Event, Refusal>,
  loaded: LoadedStream<State, Event>,
  decided: readonly Event[],
  run: CommandRun,
): Promise<CommandDone<StreamAsOf<State, Event>> | CommandRefused<Refusal> | typeof again> {
  const { head, history } = loaded;
  if (decided.length === 0) {
    return doneAsOf(kind, head.stream, history);
  }
  const sealed = await kind.seal(decided, loaded, run);
  if (!sealed.isStorable) {
    return refused(sealed.refusal);
  }
  const part = run.part(sealed.events, head, loaded.now);
  const appended = await run.append([part], sealed.grants);
  return appended.outcome === 'appended' ? doneWith(kind, loaded, part, appended.position) : again;
}

/** The outcome of a command whose events were just stored after the loaded events. */
export function doneWith<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  { head, history }: LoadedStream<State, Event>,
  part: StreamAppend,
  position: Position,
): CommandDone<StreamAsOf<State, Event>> {
  const added = storedBy(part, position).map(decodeAs<Event>);
  return doneAsOf(aggregate, head.stream, [...history, ...added]);
}
