import type { TourParts } from '../../domain/tour/tour.events.ts';

/** A tour that the product starts with; it is created, then published. */
export interface SeedTour {
  /**
   * The slug that is made of the title. It is written out so that a changed title cannot change a tour's
   * address unnoticed.
   */
  readonly slug: string;
  /** Whether the home page shows it among the featured tours. */
  readonly isFeatured: boolean;
  readonly parts: TourParts;
}
