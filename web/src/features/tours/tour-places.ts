import type { TourView } from '@contracts/tour/tour-view.ts';
import type { MapPin } from '../../shared/map/map-pin.ts';
import { placeOf } from '../../shared/map/places.ts';

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

/**
 * The pins of a tour: its meeting point, and smaller the places where it goes. Empty for tours on the
 * mainland and for texts that name no place of the map: a wrong pin is worse than none.
 */
export function tourPlaces({
  title,
  meetingPoint,
}: Pick<TourView, 'title' | 'meetingPoint'>): MapPin[] {
  const meeting = plain(meetingPoint);
  const about = plain(title);
  if (mainland.test(`${about} ${meeting}`)) return [];
  const met = slugsIn(meeting).slice(0, 1);
  const visited = slugsIn(about).filter((slug) => !met.includes(slug));
  return [...pins(met), ...pins(visited).map((pin) => ({ ...pin, isFaint: true }))];
}

function slugsIn(text: string): readonly string[] {
  return rules.filter(([words]) => words.test(text)).map(([, slug]) => slug);
}

function pins(slugs: readonly string[]): readonly MapPin[] {
  return slugs.map(placeOf).filter((pin) => pin !== undefined);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(notMainland, '');
}
