/** The history has no entry with this revision, or the booking has no cancellation by this bulk act. */
export interface NothingToUndo {
  readonly code: 'NothingToUndo';
}

/** This change cannot be undone, because the product has no opposite change that restores the earlier state. */
export interface NotUndoable {
  readonly code: 'NotUndoable';
  /** The action that staff can take instead. */
  readonly instead?: 'cancel' | 'rebook' | 'delete';
}

/** The time in which travellers can undo their own cancellation has passed. */
export interface UndoTooLate {
  readonly code: 'UndoTooLate';
}

/** The same fields were changed again later. An undo would also undo the later change. */
export interface ChangedSince {
  readonly code: 'ChangedSince';
  readonly fields: readonly string[];
}

export type UndoRefusal = NothingToUndo | NotUndoable | ChangedSince;
