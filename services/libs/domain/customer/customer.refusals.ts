/** The person was erased: there is no data left to export. */
export interface NothingLeftToExport {
  readonly code: 'NothingLeftToExport';
}

/** The person was erased: there is no key left with which a note could be sealed. */
export interface CustomerIsErased {
  readonly code: 'CustomerErased';
}

/** There is no such note about this customer, or it was removed. */
export interface CustomerNoteNotFound {
  readonly code: 'CustomerNoteNotFound';
}
