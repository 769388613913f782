import type {
  CommandDone,
  CommandOutcome,
  RevisionMismatch,
} from '../../../libs/application/command-handling/command-outcome.ts';
import { positionToken } from '../../../libs/application/event-log/position-token.ts';
import { beginning } from '../../../libs/application/event-log/stored-event.ts';
import type { FieldChange } from '../../../libs/application/queries/field-changes.ts';
import {
  refusalFacts,
  type RefusalForClients,
} from '../../../libs/application/wire/refusal-facts.ts';
import type { CommandAnswer } from '../../../libs/contracts/answers.ts';
import { Answer } from './answer.ts';
import { Problem } from './problem.ts';

/** A refusal as a problem; `more` becomes members of it beside what the refusal says itself. */
export function problemOf(
  refusal: RefusalForClients,
  more: Readonly<Record<string, unknown>> = {},
): Problem {
  const { code, extensions, ...options } = refusalFacts(refusal);
  return new Problem(code, { ...options, extensions: { ...extensions, ...more } });
}

/**
 * The refusal of a change to something that moved on since the client looked: how it differs, and the
 * position from which a read shows it as it is now. Without it the client, who did not write what it
 * has to look at next, might be shown once more what it was refused for.
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
 * What a command came to, where nothing stood in its way.
 *
 * @throws Problem of the refusal.
 */
export function done<Result, Refusal extends RefusalForClients>(
  outcome: CommandOutcome<Result, Refusal>,
): CommandDone<Result> {
  if (outcome.done) return outcome;
  throw problemOf(outcome.refusal);
}

/** Passes a wish on, or tells which fields keep it from being one. */
export function wished<Wish extends object>(wish: Wish | RefusalForClients): Wish {
  if ('code' in wish) throw problemOf(wish);
  return wish;
}

/** A view as a command answers it: with the resource's revision, also as its ETag, and the position. */
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

export function revisionEtag(revision: string): string {
  return `"${revision}"`;
}
