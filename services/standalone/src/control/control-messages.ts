import type { ProjectionView } from '../../../libs/contracts/operations/projection-view.ts';

/** What a tool asks of the running process: one line of JSON. */
export type ControlQuestion =
  | {
      readonly ask: 'rebuild';
      readonly projection: string;
      readonly acknowledged: readonly string[];
    }
  | { readonly ask: 'projections' };

/** What it is answered: one line of JSON. */
export type ControlAnswer =
  | { readonly said: 'rebuilding' }
  | { readonly said: 'unknown-projection' }
  | { readonly said: 'projections'; readonly projections: readonly ProjectionView[] }
  | { readonly said: 'failed'; readonly reason: string };
