/**
 * Slugs that no tour gets, because `/api/tours/featured` and `/api/tours/suggestions` are taken.
 */
export const reservedSlugs: readonly string[] = ['featured', 'suggestions'];

/** Latin letters that no accent can be taken off from, as they are written without them. */
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
 * The address a title yields (requirements, section 3): lower case, everything but letters and
 * digits to hyphens, collapsed and trimmed. Accents are taken off first, so that `Café` reads
 * `cafe` and not `caf`. Only a–z, 0–9 and single hyphens remain, which URLs, stream names and
 * departure ids carry as they are. Empty where the title has nothing of these.
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

/** Whether {@link slugOf} could have written the text. */
export function isSlug(text: string): boolean {
  return text !== '' && slugOf(text) === text;
}

/** The n-th address to try for a slug, from 1: `spice-tour`, `spice-tour-2`, `spice-tour-3`… */
export function nthSlug(slug: string, n: number): string {
  return n === 1 ? slug : `${slug}-${n}`;
}
