import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { SavedViewRenamed } from '../saved-view.events.ts';
import type { SavedViewExists, SavedViewNotFound } from '../saved-view.refusals.ts';
import type { SavedViewsState } from '../saved-view.state.ts';
import { tidyViewName, viewNamed, viewNameFaults } from '../view-name.ts';

/** Staff give a view another name. */
export interface RenameView {
  readonly type: 'RenameView';
  readonly viewId: string;
  readonly name: string;
}

/** The filter of the view stays as it is. */
export function renameView(
  { viewId, ...asked }: RenameView,
  { views }: SavedViewsState,
): Decision<SavedViewRenamed, InvalidFields | SavedViewExists | SavedViewNotFound> {
  const present = views.find((view) => view.viewId === viewId);
  if (present === undefined) return refuse({ code: 'SavedViewNotFound' });
  const name = tidyViewName(asked.name);
  const faults = viewNameFaults(name);
  if (faults.length > 0) return refuse({ code: 'InvalidFields', faults });
  const namesake = viewNamed(views, name);
  if (namesake !== undefined && namesake.viewId !== viewId) {
    return refuse({ code: 'SavedViewExists' });
  }
  return present.name === name
    ? accept()
    : accept({ type: 'SavedViewRenamed', data: { viewId, before: present.name, after: name } });
}
