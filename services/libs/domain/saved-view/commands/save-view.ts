import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { SavedFilter, SavedViewAdded } from '../saved-view.events.ts';
import type { SavedViewExists, TooManySavedViews } from '../saved-view.refusals.ts';
import type { SavedViewsState } from '../saved-view.state.ts';
import { savedViewLimits, tidyViewName, viewNamed, viewNameFaults } from '../view-name.ts';

/** Staff save a filter and an order under a name. The view gets the id of the command. */
export interface SaveView {
  readonly type: 'SaveView';
  readonly commandId: string;
  readonly name: string;
  readonly filter: SavedFilter;
}

/** Staff choose a view by its name, so no two views have the same name. */
export function saveView(
  { commandId, filter, ...asked }: SaveView,
  { views }: SavedViewsState,
): Decision<SavedViewAdded, InvalidFields | SavedViewExists | TooManySavedViews> {
  const name = tidyViewName(asked.name);
  const faults = viewNameFaults(name);
  if (faults.length > 0) return refuse({ code: 'InvalidFields', faults });
  if (viewNamed(views, name) !== undefined) return refuse({ code: 'SavedViewExists' });
  return views.length >= savedViewLimits.viewsMax
    ? refuse({ code: 'TooManySavedViews' })
    : accept({ type: 'SavedViewAdded', data: { viewId: commandId, name, filter } });
}
