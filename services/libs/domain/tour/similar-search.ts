/** The parts of a tour that are compared with a text that has a typing error. */
export interface SearchedWords {
  readonly title: string;
  readonly categories: readonly string[];
  readonly meetingPoint?: string;
}

/**
 * Shorter words are only found if they are typed correctly. With one letter changed, they would match too many other
 * words.
 */
const similarFrom = 4;
/** From this length on, two typing errors are accepted instead of one. */
const twoErrorsFrom = 8;
/** From this length on, a word is also compared with the beginnings of longer words, because it may be unfinished. */
const unfinishedFrom = 6;

/** Other names of places, with the name that the tours use. */
const otherNames: Readonly<Record<string, string>> = {
  unguja: 'zanzibar',
  changuu: 'prison island',
  selous: 'nyerere',
};

/** A typed text as it is searched for: without spaces around it, with single spaces, in lower case. */
export function searchText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The same text with the tours' names of places; undefined if the text has no other name of a place. */
export function withUsualNames(text: string): string | undefined {
  const renamed = text
    .split(' ')
    .map((word) => (Object.hasOwn(otherNames, word) ? otherNames[word] : word))
    .join(' ');
  return renamed === text ? undefined : renamed;
}

/** The words of a text in lower case, each once. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
}

/** The words of a tour that a word with a typing error is compared with. */
export function searchedWords({
  title,
  categories,
  meetingPoint = '',
}: SearchedWords): readonly string[] {
  return wordsOf([title, ...categories, meetingPoint].join(' '));
}

/** Whether somebody who typed this word may mean the other one: one typing error from 4 letters on, two from 8. */
export function isSimilarWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (typed.length < similarFrom) return false;
  if (word.startsWith(typed)) return true;
  const errors = typed.length < twoErrorsFrom ? 1 : 2;
  if (typed.length > word.length + errors) return false;
  const isUnfinished = typed.length >= unfinishedFrom;
  return (
    (isUnfinished || word.length <= typed.length + errors) &&
    errorsTo(typed, word, isUnfinished) <= errors
  );
}

/** Whether each word of the text is similar to a word of the tour. */
export function isSimilarTour(text: string, tour: SearchedWords): boolean {
  const words = searchedWords(tour);
  const typed = wordsOf(text);
  return typed.length > 0 && typed.every((each) => words.some((word) => isSimilarWord(each, word)));
}

/**
 * The number of typing errors between two words: a letter too many, missing or wrong, or two neighbours
 * exchanged (Damerau-Levenshtein distance, optimal string alignment).
 *
 * @param isUnfinished Compares with the nearest beginning of the word instead of the whole word.
 */
function errorsTo(typed: string, word: string, isUnfinished: boolean): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isExchanged = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      next.push(
        Math.min(
          (last[at] ?? Infinity) + 1,
          (next[at - 1] ?? Infinity) + 1,
          (last[at - 1] ?? Infinity) + (isSame ? 0 : 1),
          row > 1 && at > 1 && isExchanged ? (before[at - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return isUnfinished ? Math.min(...last) : (last[word.length] ?? Infinity);
}
