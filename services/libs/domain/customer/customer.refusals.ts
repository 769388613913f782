/** The person was erased, so there is no data left to export. */
export interface NothingLeftToExport {
  readonly code: 'NothingLeftToExport';
}

/** The person was erased, so there is no key left with which a note could be sealed. */
export interface CustomerIsErased {
  readonly code: 'CustomerErased';
}

/** There is no such note about this customer, or it was removed. */
export interface CustomerNoteNotFound {
  readonly code: 'CustomerNoteNotFound';
}

/** The customer was merged with another one before. Only the customer who represents both can be merged again. */
export interface AlreadyMerged {
  readonly code: 'AlreadyMerged';
}

/** Somebody was merged with the customer while the person was being erased, so the erasure reads the stream again. */
export interface MergedMeanwhile {
  readonly code: 'MergedMeanwhile';
}
