import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { beginning } from '../../event-log/stored-event.ts';
import { idIn } from '../../event-log/stream-name.ts';
import type { Aggregate } from './aggregate.ts';
import type { CommandRun } from './command-run.ts';
import { type CommandDone, type CommandOutcome, refused } from './command-outcome.ts';
import { fold, type LoadedStream, visibleRevision } from './folded-stream.ts';
import type { StreamAsOf } from './stream-as-of.ts';

/**
 * The answer that the log already holds: the result right after this command's own events, without later events.
 * Handlers look for it first. Otherwise a retried change would be refused because it had already succeeded (correctness
 * rule 1). A command that was refused or changed nothing left no event and is decided again.
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

/** The outcome of a command, computed from the events that its stream held right after the command. */
export function doneAsOf<State, Event extends CataloguedEvent>(
  aggregate: Aggregate<State, Event>,
  stream: string,
  history: readonly RecordedEvent<Event>[],
): CommandDone<StreamAsOf<State, Event>> {
  return {
    done: true,
    result: {
      id: idIn(stream),
      state: fold(aggregate, history),
      history,
    },
    revision: visibleRevision(aggregate, history),
    position: history.at(-1)?.position ?? beginning,
  };
}

/**
 * The outcome of a command that needs no decision: the answer in the log, or a revision mismatch because the client saw
 * another state (If-Match). Undefined if the command needs a decision.
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
  // If the resource does not exist, the decider refuses the command.
  return sent === undefined || sent === current || aggregate.isMissing(state)
    ? undefined
    : refused({ code: 'RevisionMismatch', sent, current, history });
}
