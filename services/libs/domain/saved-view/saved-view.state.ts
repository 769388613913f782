import type { SavedView } from './saved-view.events.ts';

/** All saved views, in the order in which they were added. */
export interface SavedViewsState<View extends SavedView = SavedView> {
  readonly views: readonly View[];
}

export const initialSavedViews: SavedViewsState = { views: [] };
