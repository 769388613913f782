import type { SavedViewEvent } from './saved-view.events.ts';
import type { SavedViewsState } from './saved-view.state.ts';

/** The views after one more event. */
export function evolveSavedViews(
  { views }: SavedViewsState,
  { type, data }: SavedViewEvent,
): SavedViewsState {
  switch (type) {
    case 'SavedViewAdded':
      return { views: [...views, data] };
    case 'SavedViewRenamed':
      return {
        views: views.map((view) =>
          view.viewId === data.viewId ? { ...view, name: data.after } : view,
        ),
      };
    case 'SavedViewRemoved':
      return { views: views.filter(({ viewId }) => viewId !== data.viewId) };
  }
}
