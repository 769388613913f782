import type { TourParts } from './tour.events.ts';

/** The data that decisions about a tour need. */
export type TourState = NoTour | CataloguedTour | DeletedTour;

/** No tour was ever created under this slug. */
export interface NoTour {
  readonly status: 'none';
}

interface TourFacts {
  readonly parts: TourParts;
  /** Every id that a price category of the tour ever had, because no id is given to another category later. */
  readonly categoryIds: readonly string[];
  /** The tour can be seen and booked. */
  readonly isActive: boolean;
  readonly isFeatured: boolean;
}

export interface CataloguedTour extends TourFacts {
  readonly status: 'catalogued';
}

/** The state of the tour when it was deleted; it keeps its slug. */
export interface DeletedTour extends TourFacts {
  readonly status: 'deleted';
}

export const initialTour: NoTour = { status: 'none' };
