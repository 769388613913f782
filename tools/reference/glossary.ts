/**
 * Returns the words that a glossary defines more than once. Defined words are in bold; commas separate several
 * words.
 */
export function definedTwice(page: string): readonly string[] {
  const words = [...page.matchAll(/\*\*([^*]+)\*\*/g)]
    .flatMap(([, bold = '']) => bold.split(', '))
    .map((word) => word.toLowerCase());
  return [...new Set(words.filter((word, index) => words.indexOf(word) < index))];
}
