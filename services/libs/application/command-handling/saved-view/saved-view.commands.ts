import type { SavedViewEvent } from '../../../domain/saved-view/saved-view.events.ts';
import type { SavedViewsState } from '../../../domain/saved-view/saved-view.state.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { savedViewStreams } from './saved-view-streams.ts';

/** The answer of every command on the saved views. */
export type SavedViewsAsOf = StreamAsOf<SavedViewsState, SavedViewEvent>;

export class SaveView extends savedViewStreams.command('SaveView') {}

export class RenameView extends savedViewStreams.command('RenameView') {}

export class RemoveView extends savedViewStreams.command('RemoveView') {}
