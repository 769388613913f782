import type {
  CommandDone,
  CommandOutcome,
  RevisionMismatch,
} from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { positionToken } from '../../../libs/application/event-log/position-token.ts';
import { beginning } from '../../../libs/application/event-log/stored-event.ts';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import type { FieldChange } from '../../../libs/application/queries/engine/field-changes.ts';
import {
  refusalFacts,
  type RefusalForClients,
} from '../../../libs/application/wire/refusal-facts.ts';
import type { CommandAnswer } from '../../../libs/contracts/answers.ts';
import { Answer } from './answer.ts';
import { Problem } from './problem.ts';

/** Turns a refusal into a problem; `more` adds members to it. */
export function problemOf(
  refusal: RefusalForClients,
  more: Readonly<Record<string, unknown>> = {},
): Problem {
  const { code, extensions, ...options } = refusalFacts(refusal);
  return new Problem(code, { ...options, extensions: { ...extensions, ...more } });
}

/**
 * The answer to a change that is refused, because another change was stored after the client read the data. It
 * contains the differences, and the position of the latest change. A read at this position shows the present state.
 * Without the position, the client might read the old state again.
 */
export function movedOnProblem(
  refusal: RevisionMismatch,
  differences: readonly FieldChange[],
  logId: string,
): Problem {
  const latest = refusal.history.at(-1)?.position ?? beginning;
  return problemOf(refusal, { differences, position: positionToken(logId, latest) });
}

/**
 * Returns the result of a command that was not refused.
 *
 * @throws Problem of the refusal.
 */
export function done<Result, Refusal extends RefusalForClients>(
  outcome: CommandOutcome<Result, Refusal>,
): CommandDone<Result> {
  if (outcome.done) return outcome;
  throw problemOf(outcome.refusal);
}

/** Returns the input of a command; throws a problem that names the invalid fields. */
export function acceptedInput<Input extends object>(input: Input | RefusalForClients): Input {
  if ('code' in input) throw problemOf(input);
  return input;
}

/** A view as a command returns it: with the position and the resource's revision, which is also the ETag. */
export function commandAnswer<View extends object>(
  view: View,
  { revision, position }: Pick<CommandDone<unknown>, 'revision' | 'position'>,
  logId: string,
): Answer<View & CommandAnswer> {
  const answer: CommandAnswer = {
    revision: String(revision),
    position: positionToken(logId, position),
  };
  return new Answer({ ...view, ...answer }, { etag: revisionEtag(answer.revision) });
}

/**
 * Returns the answer of a command whose view is read from the read models.
 *
 * @param read Reads the view once the read models include the command.
 * @throws Problem of the refusal.
 */
export async function answerAfter<Result, Refusal extends RefusalForClients, View extends object>(
  outcome: CommandOutcome<Result, Refusal>,
  logId: string,
  read: (fresh: QueryContext, result: Result) => Promise<View>,
): Promise<Answer<View & CommandAnswer>> {
  const command = done(outcome);
  const minPosition = positionToken(logId, command.position);
  return commandAnswer(await read({ minPosition }, command.result), command, logId);
}

export function revisionEtag(revision: string): string {
  return `"${revision}"`;
}
