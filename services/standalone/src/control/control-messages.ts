import type { ProjectionView } from '../../../libs/contracts/operations/projection-view.ts';
import type { ListedAccount } from './listed-accounts.ts';
import type { Recovery } from './recover-owner.ts';

/** A question from a tool to the running process: one line of JSON. */
export type ControlQuestion =
  | {
      readonly ask: 'rebuild';
      readonly projection: string;
      readonly acknowledged: readonly string[];
    }
  | { readonly ask: 'projections' }
  | { readonly ask: 'accounts' }
  /** The username may be omitted if there is only one owner. */
  | { readonly ask: 'recover-owner'; readonly username?: string }
  | { readonly ask: 'inform-owners'; readonly username: string };

/** The answer of the running process: one line of JSON. */
export type ControlAnswer =
  | { readonly said: 'rebuilding' }
  | { readonly said: 'unknown-projection' }
  | { readonly said: 'projections'; readonly projections: readonly ProjectionView[] }
  | { readonly said: 'accounts'; readonly accounts: readonly ListedAccount[] }
  | { readonly said: 'recovery'; readonly recovery: Recovery }
  | { readonly said: 'informed' }
  | { readonly said: 'failed'; readonly reason: string };
