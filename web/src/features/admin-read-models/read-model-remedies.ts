import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import type { Remedy } from '../../shared/console/what-to-do.tsx';
import { isBehind } from './read-model-attention.ts';

export const parkedRemedy: Remedy = {
  steps: [
    'Tell the people who develop the product which error is shown here: a new release has to correct it.',
    'When the new release runs, press “Retry”. The waiting changes are applied in their order.',
  ],
  runbook: 'documents-parked',
};

export const stoppedRemedy: Remedy = {
  steps: [
    'The screens use the earlier copy, so nobody has to stop working.',
    'Report the event to the people who develop the product: a new release has to correct the error.',
    'Or press “Continue without this event”: the entries that it concerns are then not updated until somebody retries them.',
  ],
  runbook: 'read-model-behind',
};

export const behindRemedy: Remedy = {
  steps: [
    'If the number of events falls, wait.',
    'If it grows, ask the person who looks after the server to restart the product (its projector).',
  ],
  runbook: 'read-model-behind',
};

export interface ReadModelFinding {
  readonly what: string;
  readonly remedy: Remedy;
}

/** The most important problem of a read model; undefined if it has none. */
export function findingOf(model: ProjectionView): ReadModelFinding | undefined {
  if (model.stoppedBy !== undefined) return { what: 'building stopped', remedy: stoppedRemedy };
  if (model.parked > 0) return { what: 'some entries are not updated', remedy: parkedRemedy };
  return isBehind(model) ? { what: 'not up to date', remedy: behindRemedy } : undefined;
}
