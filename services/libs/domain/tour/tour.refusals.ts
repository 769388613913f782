import type { InvalidFields } from '../refusal.ts';

/** No tour was ever created under this slug. */
export interface TourNotFound {
  readonly code: 'TourNotFound';
}

/** The slug belongs to a tour, deleted or not, or to a page beside the tours. The next may be free. */
export interface TourAlreadyExists {
  readonly code: 'TourAlreadyExists';
}

/** A deleted tour accepts nothing but its restoration. */
export interface TourIsDeleted {
  readonly code: 'TourIsDeleted';
}

export type CreateTourRefusal = InvalidFields | TourAlreadyExists;
export type EditTourRefusal = TourNotFound | TourIsDeleted | InvalidFields;

/** DeleteTour and RestoreTour are refused as TourNotFound alone. */
export type TourRefusal = CreateTourRefusal | EditTourRefusal;
