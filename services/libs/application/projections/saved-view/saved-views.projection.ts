import type { Instant } from '../../../domain/calendar/instants.ts';
import type { SavedView, SavedViewEvent } from '../../../domain/saved-view/saved-view.events.ts';
import { evolveSavedViews } from '../../../domain/saved-view/evolve-saved-views.ts';
import type { Projection } from '../engine/projection.ts';

/** A view, and who saved it when. */
export interface SavedViewRecord extends SavedView {
  readonly by: { readonly kind: string; readonly id?: string };
  readonly at: Instant;
}

/** The id of the only document. */
export const allSavedViews = 'all';

/** All saved views in one document, in the order in which they were saved. */
export const savedViews: Projection<
  { readonly views: readonly SavedViewRecord[] },
  SavedViewEvent
> = {
  collection: { name: 'saved-views', version: 1, fields: {}, indexes: [] },
  documentIds: () => [allSavedViews],
  readsMetadata: true,
  fold: (list = { views: [] }, event) => {
    if (event.type === 'SavedViewAdded') {
      const { actor } = event.metadata;
      return { views: [...list.views, { ...event.data, by: actor, at: event.occurredAt }] };
    }
    const kept = new Map(list.views.map((view) => [view.viewId, view]));
    return {
      views: evolveSavedViews(list, event).views.flatMap((view) => {
        const before = kept.get(view.viewId);
        return before === undefined ? [] : [{ ...before, ...view }];
      }),
    };
  },
};
