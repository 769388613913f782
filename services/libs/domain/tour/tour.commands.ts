import type { TourParts } from './tour.events.ts';

/** The whole form of a tour, as staff submit it; the full description is already sanitised. */
export interface TourForm {
  readonly parts: TourParts;
  readonly isActive: boolean;
  readonly isFeatured: boolean;
}

export interface CreateTour extends TourForm {
  readonly type: 'CreateTour';
  /** The slug that names the tour's stream: that of its title, or the next free one. */
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
