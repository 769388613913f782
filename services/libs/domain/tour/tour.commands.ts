import type { TourParts } from './tour.events.ts';

/** The whole form of a tour, as staff submit it; the full description is sanitised already. */
export interface TourForm {
  readonly parts: TourParts;
  readonly isActive: boolean;
  readonly isFeatured: boolean;
}

export interface CreateTour extends TourForm {
  readonly type: 'CreateTour';
  /** The one the tour's stream is named by: that of its title, or the next one that is free. */
  readonly slug: string;
}

/** Saves the form; its title may change, the slug stays. */
export interface EditTour extends TourForm {
  readonly type: 'EditTour';
}

export interface DeleteTour {
  readonly type: 'DeleteTour';
}

export interface RestoreTour {
  readonly type: 'RestoreTour';
}

export type TourCommand = CreateTour | EditTour | DeleteTour | RestoreTour;
