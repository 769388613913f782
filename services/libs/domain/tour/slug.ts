/**
 * Slugs that no tour gets, because `/api/tours/featured` and `/api/tours/suggestions` are taken.
 */
export const reservedSlugs: readonly string[] = ['featured', 'suggestions'];

/** Latin letters whose accent cannot be separated, and the letters that replace them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * The slug of a title (requirements, section 3): lower case, with everything except letters and digits as
 * hyphens, collapsed and trimmed. Accents are removed first, so that `Café` becomes `cafe` and not `caf`.
 * Only a–z, 0–9 and single hyphens remain: URLs, stream names and departure ids can contain these unchanged.
 * The slug is empty if the title has no such characters.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether the text is a possible result of {@link slugOf}. */
export function isSlug(text: string): boolean {
  return text !== '' && slugOf(text) === text;
}

/** The n-th slug to try, from 1: `spice-tour`, `spice-tour-2`, `spice-tour-3`… */
export function nthSlug(slug: string, n: number): string {
  return n === 1 ? slug : `${slug}-${n}`;
}
