import type { ProjectionView } from '../../../libs/contracts/operations/projection-view.ts';

/** A question from a tool to the running process: one line of JSON. */
export type ControlQuestion =
  | {
      readonly ask: 'rebuild';
      readonly projection: string;
      readonly acknowledged: readonly string[];
    }
  | { readonly ask: 'projections' };

/** The answer of the running process: one line of JSON. */
export type ControlAnswer =
  | { readonly said: 'rebuilding' }
  | { readonly said: 'unknown-projection' }
  | { readonly said: 'projections'; readonly projections: readonly ProjectionView[] }
  | { readonly said: 'failed'; readonly reason: string };
