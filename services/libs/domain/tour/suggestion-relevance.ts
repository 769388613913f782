import { isSimilarTour, searchText, withUsualNames } from './similar-search.ts';

/** At most this many suggestions are shown (requirements, section 5). */
export const suggestionsMax = 8;

/** The parts of a tour that a search text is compared with. */
export interface SuggestibleTour {
  readonly title: string;
  readonly categories: readonly string[];
  readonly highlights: readonly string[];
  /** The short description. */
  readonly description: string;
  /** Only compared with texts that have a typing error; relevance does not depend on it. */
  readonly meetingPoint?: string;
}

/** How well a tour matches a search text; 0 is no match (requirements, section 5). */
export type Relevance = 100 | 90 | 80 | 60 | 50 | 0;

/**
 * The relevance of a tour to a typed text, by the best place where the text occurs. The text is trimmed,
 * several spaces count as one, upper and lower case are the same, and an empty text does not match.
 */
export function relevanceOf(typed: string, tour: SuggestibleTour): Relevance {
  const text = searchText(typed);
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
 * Whether the text may mean this tour although it does not occur in the tour's fields. The text may use another name
 * of a place, or have a typing error.
 */
export function isSimilar(typed: string, tour: SuggestibleTour): boolean {
  const text = searchText(typed);
  const renamed = withUsualNames(text);
  return (
    relevanceOf(text, tour) === 0 &&
    ((renamed !== undefined && relevanceOf(renamed, tour) > 0) || isSimilarTour(text, tour))
  );
}

/**
 * The tours to suggest for a typed text, the most relevant first. Equally relevant tours keep the given order. If
 * tours have the same title (in any case), only the first is suggested. Free places are filled first with the tours
 * that match other names of places, then with the tours that match with typing errors.
 *
 * This function is the rule itself and looks at every tour. A faster search must give the same result.
 */
export function suggest<Tour extends SuggestibleTour>(
  typed: string,
  tours: readonly Tour[],
  limit = suggestionsMax,
): readonly Tour[] {
  const text = searchText(typed);
  const renamed = withUsualNames(text);
  const byTitle = new Map<string, Tour>();
  const found = [
    ...byRelevance(text, tours),
    ...(renamed === undefined ? [] : byRelevance(renamed, tours)),
    ...tours.filter((tour) => isSimilarTour(text, tour)),
  ];
  for (const tour of found) {
    const title = tour.title.toLowerCase();
    if (!byTitle.has(title)) {
      byTitle.set(title, tour);
    }
  }
  return [...byTitle.values()].slice(0, limit);
}

function byRelevance<Tour extends SuggestibleTour>(
  text: string,
  tours: readonly Tour[],
): readonly Tour[] {
  return tours
    .map((tour) => ({ tour, relevance: relevanceOf(text, tour) }))
    .filter(({ relevance }) => relevance > 0)
    .toSorted((a, b) => b.relevance - a.relevance)
    .map(({ tour }) => tour);
}
