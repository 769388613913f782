/** No tour was ever created under this slug. */
export interface TourNotFound {
  readonly code: 'TourNotFound';
}

/**
 * The slug belongs to a tour, deleted or not, or is reserved for another address. The next slug may be
 * free.
 */
export interface TourAlreadyExists {
  readonly code: 'TourAlreadyExists';
}

/** A deleted tour can only be restored. */
export interface TourIsDeleted {
  readonly code: 'TourIsDeleted';
}
