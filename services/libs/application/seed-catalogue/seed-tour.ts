import type { TourParts } from '../../domain/tour/tour.events.ts';

/** A tour that the product starts with; it is created, then published. */
export interface SeedTour {
  /**
   * The slug that is made from the title. It is also written here, so that nobody changes a tour's address without
   * noticing when they change the title.
   */
  readonly slug: string;
  /** Whether the home page shows it among the featured tours. */
  readonly isFeatured: boolean;
  readonly parts: TourParts;
}
