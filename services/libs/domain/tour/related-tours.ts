/** How many related tours are shown at most (requirements, section 9). */
const relatedToursMax = 3;

/** A shared word of the title counts more than a shared word of the meeting point or a shared category. */
const titleWeight = 2;

/** The parts of a tour that decide which other tours are related to it. */
export interface RelatableTour {
  readonly id: string;
  readonly title: string;
  readonly meetingPoint: string;
  readonly categories: readonly string[];
}

/**
 * The tours to show beside a tour: first those that share a category, then others, and never the tour itself. Among
 * these, the tours that have more in common come first: words of the title, of the meeting point, and categories. A
 * word or category that few tours share counts more than one that many tours share. Equally related tours keep the
 * given order.
 */
export function relatedTours<Tour extends RelatableTour>(
  tour: RelatableTour,
  tours: readonly Tour[],
): readonly Tour[] {
  const others = tours.filter((other) => other.id !== tour.id);
  const nearness = nearnessTo(tour, others);
  const isAkin = (other: Tour) =>
    other.categories.some((category) => tour.categories.includes(category));
  return others
    .map((other) => ({ other, isAkin: isAkin(other), nearness: nearness(other) }))
    .sort((a, b) => Number(b.isAkin) - Number(a.isAkin) || b.nearness - a.nearness)
    .slice(0, relatedToursMax)
    .map(({ other }) => other);
}

/**
 * Sums the weights of the words and categories that another tour shares with this one. The fewer tours have a
 * word or category, the more it counts.
 */
function nearnessTo(tour: RelatableTour, others: readonly RelatableTour[]) {
  const all = [tour, ...others].map(traitsOf);
  const rarity = (trait: string) =>
    Math.log(all.length / all.filter((traits) => traits.has(trait)).length);
  const weights = new Map(
    [...traitsOf(tour)].map(([trait, weight]) => [trait, weight * rarity(trait)]),
  );
  return (other: RelatableTour) =>
    [...traitsOf(other).keys()].reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0);
}

/**
 * The words and categories of a tour with their weights; a word of the title is not counted again as a word
 * of the meeting point.
 */
function traitsOf({ title, meetingPoint, categories }: RelatableTour): ReadonlyMap<string, number> {
  return new Map([
    ...categories.map((category) => [`category ${category}`, 1] as const),
    ...wordsOf(meetingPoint).map((word) => [word, 1] as const),
    ...wordsOf(title).map((word) => [word, titleWeight] as const),
  ]);
}

/** The words of three letters or more, in lower case and without the `s` of a plural. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)s$/, ''));
}
