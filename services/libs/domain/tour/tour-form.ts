import type { TourParts } from './tour.events.ts';

/** The whole form of a tour, as staff submit it; the full description is already sanitised. */
export interface TourForm {
  readonly parts: TourParts;
  readonly isActive: boolean;
  readonly isFeatured: boolean;
}
