import type { TourSuggestion } from '../../../contracts/tour/tour-view.ts';
import { suggestionsMax, type SuggestibleTour } from '../../../domain/tour/suggestion-relevance.ts';
import {
  isSimilarWord,
  searchedWords,
  searchText,
  withUsualNames,
  wordsOf,
} from '../../../domain/tour/similar-search.ts';
import { type Candidates, GramIndex } from './gram-index.ts';

/** A tour for the index. The index reads its texts again only if the revision changed. */
export interface IndexableTour extends SuggestibleTour {
  readonly id: string;
  readonly revision: number;
}

/** The texts of one tour in lower case, in the form in which they are searched. */
interface Entry {
  readonly tour: IndexableTour;
  readonly title: string;
  readonly categories: string;
  readonly highlights: string;
  readonly description: string;
}

/** One step of the rule. It says in which part of a tour the text has to be. */
interface Tier {
  readonly candidates: (text: string) => Candidates;
  readonly holds: (entry: Entry, text: string) => boolean;
}

/** Separates several texts of a tour that are searched together as one text. */
const between = '\u0001';

/** Put before every title, so that "the title begins with this text" is an ordinary search for a text. */
const start = '\u0002';

/**
 * When there are this many more unused entries than used entries, the index is built again. Entries of changed or
 * removed tours are unused.
 */
const abandonedMin = 64;

/**
 * Finds the same tours as `suggest` of domain/tour/suggestion-relevance.ts, but does not check every tour. It looks up
 * texts by the groups of three letters in the query, beginning with the rarest group. It goes from tier to tier until
 * there are enough suggestions. It looks for typing errors among the words of all tours, each word once. Every other
 * candidate is checked with the rule of `suggest`, so the index can be slow but never wrong.
 */
export class SuggestionIndex {
  #entries: Entry[] = [];
  #numberOf = new Map<string, number>();
  /** Entry numbers in the order of the catalogue. */
  #order: Int32Array = new Int32Array(0);
  /** The place of each entry in the order, by entry number; -1 for an entry that is no longer in use. */
  #rank: Int32Array = new Int32Array(0);
  #tiers = tiersOf(newGrams());
  #grams = newGrams();
  /** For each word of a title, a category or a meeting point: the numbers of the entries that have this word. */
  #words = new Map<string, number[]>();

  /** Puts the tours and their order into the index. Equally relevant tours are suggested in this order. */
  arrange(tours: readonly IndexableTour[]): void {
    if (this.#entries.length > 2 * tours.length + abandonedMin) {
      this.#entries = [];
      this.#numberOf.clear();
      this.#grams = newGrams();
      this.#words.clear();
    }
    this.#order = Int32Array.from(tours, (tour) => this.#number(tour));
    this.#rank = new Int32Array(this.#entries.length).fill(-1);
    this.#order.forEach((number, place) => {
      this.#rank[number] = place;
    });
    this.#tiers = tiersOf(this.#grams);
  }

  /** Returns at most eight tours, the most relevant first. */
  suggest(typed: string): readonly TourSuggestion[] {
    const text = searchText(typed);
    const found = new Map<string, TourSuggestion>();
    if (text === '') {
      return [];
    }
    this.#addRelevant(text, found);
    const renamed = withUsualNames(text);
    if (renamed !== undefined) {
      this.#addRelevant(renamed, found);
    }
    this.#addSimilar(text, found);
    return [...found.values()];
  }

  #addRelevant(text: string, found: Map<string, TourSuggestion>): void {
    for (const tier of this.#tiers) {
      this.#add(found, tier.candidates(text), (entry) => tier.holds(entry, text));
    }
  }

  /** Adds the tours that have a similar word for each word of the text. */
  #addSimilar(text: string, found: Map<string, TourSuggestion>): void {
    if (found.size === suggestionsMax) {
      return;
    }
    const [first, ...others] = wordsOf(text).map((word) => this.#withSimilarWord(word));
    const numbers = [...(first ?? [])].filter((number) => others.every((set) => set.has(number)));
    const similar = new Set(numbers);
    this.#add(found, numbers, (_entry, number) => similar.has(number));
  }

  #withSimilarWord(typed: string): ReadonlySet<number> {
    const numbers = new Set<number>();
    for (const [word, having] of this.#words) {
      if (isSimilarWord(typed, word)) {
        for (const number of having) numbers.add(number);
      }
    }
    return numbers;
  }

  #add(
    found: Map<string, TourSuggestion>,
    candidates: Candidates,
    holds: (entry: Entry, number: number) => boolean,
  ): void {
    for (const number of this.#inOrder(candidates)) {
      if (found.size === suggestionsMax) {
        return;
      }
      const entry = this.#entries[number];
      if (entry !== undefined && !found.has(entry.title) && holds(entry, number)) {
        found.set(entry.title, { id: entry.tour.id, title: entry.tour.title });
      }
    }
  }

  #number(tour: IndexableTour): number {
    const known = this.#numberOf.get(tour.id);
    if (known !== undefined && this.#entries[known]?.tour.revision === tour.revision) {
      return known;
    }
    const entry = entryOf(tour);
    const number = this.#entries.push(entry) - 1;
    this.#numberOf.set(tour.id, number);
    this.#grams.title.add(number, `${start}${entry.title}`);
    this.#grams.categories.add(number, entry.categories);
    this.#grams.highlights.add(number, entry.highlights);
    this.#grams.description.add(number, entry.description);
    for (const word of searchedWords(tour)) {
      const having = this.#words.get(word);
      if (having === undefined) this.#words.set(word, [number]);
      else having.push(number);
    }
    return number;
  }

  #inOrder(candidates: Candidates): Iterable<number> {
    // If most tours are candidates, it is fast to try all tours in their order until eight are found.
    if (candidates === 'most' || candidates.length > this.#order.length / 8) {
      return this.#order;
    }
    const places = Int32Array.from(candidates, (number) => this.#rank[number] ?? -1).sort();
    return numbersAt(places, this.#order);
  }
}

function* numbersAt(places: Int32Array, order: Int32Array): Iterable<number> {
  for (const place of places) {
    if (place >= 0) {
      yield order[place] ?? -1;
    }
  }
}

type Grams = ReturnType<typeof newGrams>;

function newGrams() {
  return {
    title: new GramIndex(),
    categories: new GramIndex(),
    highlights: new GramIndex(),
    description: new GramIndex(),
  };
}

/** Returns the tiers of the rule, with the best tier first (requirements, section 5). */
function tiersOf(grams: Grams): readonly Tier[] {
  return [
    {
      candidates: (text) => grams.title.candidates(`${start}${text}`),
      holds: (entry, text) => entry.title.startsWith(text),
    },
    {
      candidates: (text) => grams.title.candidates(text),
      holds: (entry, text) => entry.title.includes(text),
    },
    {
      candidates: (text) => grams.categories.candidates(text),
      holds: ({ categories, tour }, text) => isInOne(categories, text, tour.categories),
    },
    {
      candidates: (text) => grams.highlights.candidates(text),
      holds: ({ highlights, tour }, text) => isInOne(highlights, text, tour.highlights),
    },
    {
      candidates: (text) => grams.description.candidates(text),
      holds: (entry, text) => entry.description.includes(text),
    },
  ];
}

function entryOf(tour: IndexableTour): Entry {
  return {
    tour,
    title: tour.title.toLowerCase(),
    categories: tour.categories.join(between).toLowerCase(),
    highlights: tour.highlights.join(between).toLowerCase(),
    description: tour.description.toLowerCase(),
  };
}

/** Whether one of the joined texts contains the text. If a match may span two of them, each is checked separately. */
function isInOne(joined: string, text: string, texts: readonly string[]): boolean {
  return (
    joined.includes(text) &&
    (!text.includes(between) || texts.some((each) => each.toLowerCase().includes(text)))
  );
}
