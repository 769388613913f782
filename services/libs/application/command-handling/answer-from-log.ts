import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { beginning } from '../event-log/stored-event.ts';
import type { Aggregate } from './aggregate.ts';
import type { CommandRun } from './command-run.ts';
import { type CommandDone, type CommandOutcome, refused } from './command-outcome.ts';
import { fold, type LoadedStream, visibleRevision } from './folded-stream.ts';
import type { StreamAsOf } from './stream-as-of.ts';

/**
 * The answer the log already holds: the result as of this command's own events, whatever happened
 * since. Asked before anything else is looked at, so that a retried change is not refused for its own
 * success (correctness rule 1). A command that was refused or changed nothing left no event and is
 * decided again.
 */
export function answerFromLog<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  { head, history }: LoadedStream<State, Event>,
  run: CommandRun,
): CommandOutcome<StreamAsOf<State, Event>, never> | undefined {
  const { commandId, bodyMac } = run.traces;
  const end = history.findLastIndex(({ metadata }) => metadata.commandId === commandId) + 1;
  if (end > 0) {
    return history[end - 1]?.metadata.bodyMac === bodyMac
      ? { ...doneAsOf(aggregate, head.stream, history.slice(0, end)), replayed: true }
      : refused({ code: 'KeyReused' });
  }
  if (run.isInDoubt) {
    return refused({ code: 'OutcomeUnknown' });
  }
  return run.isRepeatOnly ? refused({ code: 'NotDoneBefore' }) : undefined;
}

/** The outcome of a command after which its stream holds exactly this. */
export function doneAsOf<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  stream: string,
  history: readonly RecordedEvent<Event>[],
): CommandDone<StreamAsOf<State, Event>> {
  return {
    done: true,
    result: {
      id: stream.slice(stream.indexOf('-') + 1),
      state: fold(aggregate, history),
      history,
    },
    revision: visibleRevision(aggregate, history),
    position: history.at(-1)?.position ?? beginning,
  };
}

/**
 * What a command comes to before anything is decided: the answer the log holds, or that the client
 * saw something else than what is there now (If-Match). Undefined where it has to be decided.
 */
export function answerBeforeDeciding<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  loaded: LoadedStream<State, Event>,
  run: CommandRun,
): CommandOutcome<StreamAsOf<State, Event>, never> | undefined {
  const answered = answerFromLog(aggregate, loaded, run);
  if (answered !== undefined) {
    return answered;
  }
  const { seenRevision: sent } = run;
  const { history, state } = loaded;
  const current = visibleRevision(aggregate, history);
  // Of a resource that does not exist the decider says so itself.
  return sent === undefined || sent === current || aggregate.isMissing(state)
    ? undefined
    : refused({ code: 'RevisionMismatch', sent, current, history });
}
