/** The history has no entry of this revision. */
export interface NothingToUndo {
  readonly code: 'NothingToUndo';
}

/** What was done has no counterpart that would leave everything as it was. */
export interface NotUndoable {
  readonly code: 'NotUndoable';
  /** What comes nearest. */
  readonly instead?: 'cancel' | 'rebook' | 'delete';
}

/** What the entry changed was changed again: taking it back would take that back as well. */
export interface ChangedSince {
  readonly code: 'ChangedSince';
  readonly fields: readonly string[];
}

export type UndoRefusal = NothingToUndo | NotUndoable | ChangedSince;
