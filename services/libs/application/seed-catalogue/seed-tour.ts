import type { TourParts } from '../../domain/tour/tour.events.ts';

/** A tour the product starts with; it is created, then published. */
export interface SeedTour {
  /** What the title must yield, written out so that a change of title cannot move a tour's address unseen. */
  readonly slug: string;
  /** Whether it stands among the featured tours of the home page. */
  readonly isFeatured: boolean;
  readonly parts: TourParts;
}

/** ISO weekdays, 1 = Monday … 7 = Sunday. */
export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
