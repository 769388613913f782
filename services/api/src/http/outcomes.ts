import type {
  CommandDone,
  CommandOutcome,
} from '../../../libs/application/command-handling/command-outcome.ts';
import { positionToken } from '../../../libs/application/event-log/position-token.ts';
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
