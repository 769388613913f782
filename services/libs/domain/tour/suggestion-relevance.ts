/** At most this many suggestions are shown (requirements, section 5). */
export const suggestionsMax = 8;

/** What of a tour a search text is compared with. */
export interface SuggestibleTour {
  readonly title: string;
  readonly categories: readonly string[];
  readonly highlights: readonly string[];
  /** The short description. */
  readonly description: string;
}

/** How well a tour answers a search text; 0 is not at all (requirements, section 5). */
export type Relevance = 100 | 90 | 80 | 60 | 50 | 0;

/**
 * The relevance of a tour to what somebody typed, by the best place the text occurs in. The text is
 * trimmed, upper and lower case are the same, and an empty text finds nothing.
 */
export function relevanceOf(typed: string, tour: SuggestibleTour): Relevance {
  const text = typed.trim().toLowerCase();
  const holds = (part: string) => part.toLowerCase().includes(text);
  if (text === '') {
    return 0;
  }
  if (tour.title.toLowerCase().startsWith(text)) {
    return 100;
  }
  if (holds(tour.title)) {
    return 90;
  }
  if (tour.categories.some(holds)) {
    return 80;
  }
  if (tour.highlights.some(holds)) {
    return 60;
  }
  return holds(tour.description) ? 50 : 0;
}

/**
 * The tours to suggest for what somebody typed: most relevant first, equally relevant ones in the
 * order given; of tours with the same title (in any case) only the first.
 *
 * This is the rule itself, which looks at every tour. What answers faster must answer the same.
 */
export function suggest<Tour extends SuggestibleTour>(
  typed: string,
  tours: readonly Tour[],
  limit = suggestionsMax,
): readonly Tour[] {
  const byTitle = new Map<string, Tour>();
  const found = tours
    .map((tour) => ({ tour, relevance: relevanceOf(typed, tour) }))
    .filter(({ relevance }) => relevance > 0)
    .toSorted((a, b) => b.relevance - a.relevance);
  for (const { tour } of found) {
    const title = tour.title.toLowerCase();
    if (!byTitle.has(title)) {
      byTitle.set(title, tour);
    }
  }
  return [...byTitle.values()].slice(0, limit);
}
