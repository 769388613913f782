import type { TourView } from '@contracts/tour/tour-view.ts';

type Rule = readonly [words: RegExp, slug: string];

/** Patterns in a meeting point or a title, with the place on the map that each means. */
const rules: readonly Rule[] = [
  [/\b(forodhani|old fort|darajani|stone town)\b/, 'stone-town'],
  [/\b(muyuni|matemwe)\b/, 'matemwe'],
  [/\b(mnarani|nungwi)\b/, 'nungwi'],
  [/\bkendwa\b/, 'kendwa'],
  [/\b(michamvi|pingwe)\b/, 'michamvi'],
  [/\bpaje\b/, 'paje'],
  [/\b(jambiani|kuza)\b/, 'jambiani'],
  [/\bkizimkazi\b/, 'kizimkazi'],
  [/\bmakunduchi\b/, 'makunduchi'],
  [/\bkiwengwa\b/, 'kiwengwa'],
  [/\bpongwe\b/, 'pongwe'],
  [/\b(pwani )?mchangani\b/, 'pwani-mchangani'],
  [/\buroa\b/, 'uroa'],
  [/\b(prison island|changuu)\b/, 'prison-island'],
  [/\bnakupenda\b/, 'sandbanks'],
  [/\bmnemba\b/, 'mnemba-island'],
  [/\bjozani\b/, 'jozani-forest'],
  [/\bmasingini\b/, 'masingini-forest'],
  [/\b(spices?|kizimbani|kidichi)\b/, 'spice-plantations'],
  [/\bblue lagoon\b/, 'blue-lagoon'],
];

/** The tour is on the mainland or starts with a flight there, so no place of the island describes it. */
const mainland = /\b(safaris?|mikumi|nyerere|selous|rufiji|dar es salaam|airport|sgr)\b/;
/** A boat tour on the island that is called safari. */
const notMainland = /\bsafari blue\b/g;

/** The slugs of the places of a tour; undefined for a tour on the mainland. */
export interface TourPlaceSlugs {
  /** The slug of the meeting point: at most one. */
  readonly met: readonly string[];
  /** The slugs of the other places where the tour goes. */
  readonly visited: readonly string[];
}

/** Finds the places in the texts of a tour; undefined for tours on the mainland. */
export function placesInTexts({
  title,
  meetingPoint,
}: Pick<TourView, 'title' | 'meetingPoint'>): TourPlaceSlugs | undefined {
  const meeting = plain(meetingPoint);
  const about = plain(title);
  if (mainland.test(`${about} ${meeting}`)) return undefined;
  const met = slugsIn(meeting).slice(0, 1);
  return { met, visited: slugsIn(about).filter((slug) => !met.includes(slug)) };
}

/** The slugs of the places where a tour starts and goes, or `mainland`; empty if its texts name no place of the map. */
export function tourPlaceSlugsOf(
  tour: Pick<TourView, 'title' | 'meetingPoint'>,
): readonly string[] {
  const places = placesInTexts(tour);
  return places === undefined ? ['mainland'] : [...places.met, ...places.visited];
}

function slugsIn(text: string): readonly string[] {
  return rules.filter(([words]) => words.test(text)).map(([, slug]) => slug);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(notMainland, '');
}
