import { accept, type Decision } from '../../decision.ts';
import type { SavedViewRemoved } from '../saved-view.events.ts';
import type { SavedViewsState } from '../saved-view.state.ts';

/** Staff remove a view. */
export interface RemoveView {
  readonly type: 'RemoveView';
  readonly viewId: string;
}

/** A view that does not exist is already removed. */
export function removeView(
  { viewId }: RemoveView,
  { views }: SavedViewsState,
): Decision<SavedViewRemoved, never> {
  const view = views.find((each) => each.viewId === viewId);
  return view === undefined ? accept() : accept({ type: 'SavedViewRemoved', data: view });
}
