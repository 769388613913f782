import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import type { UndoPreview } from '../../../libs/application/command-handling/engine/undo-preview.ts';
import type { CataloguedEvent } from '../../../libs/application/event-log/event-catalogue.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { UndoEffects } from '../../../libs/application/wire/undo-answers.ts';
import type { UndoPreviewView } from '../../../libs/contracts/history/undo-view.ts';
import { Answer } from '../http/answer.ts';
import { done, problemOf, revisionEtag } from '../http/outcomes.ts';
import { Problem } from '../http/problem.ts';

/**
 * Returns the effects of undoing, or says in words why it is impossible.
 *
 * @throws Problem if the entry or the thing with that history does not exist.
 */
export async function undoPreviewAnswer<
  State,
  Event extends CataloguedEvent,
  Refusal extends RefusalForClients,
>(
  outcome: CommandOutcome<UndoPreview<State, Event, Refusal>, RefusalForClients>,
  effectsOf: (
    preview: CommandOutcome<UndoPreview<State, Event, Refusal>, never> & { readonly done: true },
  ) => UndoEffects | Promise<UndoEffects>,
): Promise<Answer<UndoPreviewView>> {
  const preview = done(outcome);
  const { decision } = preview.result;
  const headers = { etag: revisionEtag(String(preview.revision)) };
  if (decision.accepted) return new Answer(await effectsOf(preview), headers);
  const problem = problemOf(decision.refusal);
  if (problem.code === 'NothingToUndo') throw new Problem(problem.code);
  const { code, detail = '' } = problem.view;
  const { revision } = preview;
  const refusedBy = { code, message: detail };
  return new Answer({ revision: String(revision), effects: [], notifies: [], refusedBy }, headers);
}
