import type { TourParts } from './tour.events.ts';

/** What a tour's decisions need. */
export type TourState = NoTour | CataloguedTour | DeletedTour;

/** No tour was ever created under this slug. */
export interface NoTour {
  readonly status: 'none';
}

interface TourFacts {
  readonly parts: TourParts;
  /** Every id that a price category of the tour ever had: none is given to another category. */
  readonly categoryIds: readonly string[];
  /** It can be seen and booked. */
  readonly isActive: boolean;
  readonly isFeatured: boolean;
}

export interface CataloguedTour extends TourFacts {
  readonly status: 'catalogued';
}

/** Deleted as it was; it keeps its slug. */
export interface DeletedTour extends TourFacts {
  readonly status: 'deleted';
}

export const initialTour: NoTour = { status: 'none' };
