/** The history has no entry of this revision. */
export interface NothingToUndo {
  readonly code: 'NothingToUndo';
}

/** This change cannot be undone: no opposite change restores everything as it was. */
export interface NotUndoable {
  readonly code: 'NotUndoable';
  /** The nearest alternative. */
  readonly instead?: 'cancel' | 'rebook' | 'delete';
}

/** The fields of the entry were changed again: an undo would also undo the later change. */
export interface ChangedSince {
  readonly code: 'ChangedSince';
  readonly fields: readonly string[];
}

export type UndoRefusal = NothingToUndo | NotUndoable | ChangedSince;
