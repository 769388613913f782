/** The most related tours that are shown (requirements, section 9). */
const relatedToursMax = 3;

/** The parts of a tour that decide which others are related. */
export interface RelatableTour {
  readonly id: string;
  readonly categories: readonly string[];
}

/**
 * The tours to show beside one: first those that share a category, then others, both in the given
 * order, and never the tour itself.
 */
export function relatedTours<Tour extends RelatableTour>(
  tour: RelatableTour,
  tours: readonly Tour[],
): readonly Tour[] {
  const others = tours.filter((other) => other.id !== tour.id);
  const isAkin = (other: Tour) =>
    other.categories.some((category) => tour.categories.includes(category));
  return [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))].slice(
    0,
    relatedToursMax,
  );
}
