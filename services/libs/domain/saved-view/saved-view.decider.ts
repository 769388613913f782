import { decider } from '../decision.ts';
import { removeView } from './commands/remove-view.ts';
import { renameView } from './commands/rename-view.ts';
import { saveView } from './commands/save-view.ts';
import { evolveSavedViews } from './evolve-saved-views.ts';
import { initialSavedViews } from './saved-view.state.ts';

/** The saved views of all staff: one stream, because their names must be unique. */
export const savedViewDecider = decider({
  initialState: initialSavedViews,
  evolve: evolveSavedViews,
  commands: { SaveView: saveView, RenameView: renameView, RemoveView: removeView },
});
