import type { Kanga } from '../pindo/kanga.ts';
import type { SceneName } from './scene-name.ts';

/** Something that has a cloth: a tour, or a place with its slug and name. */
export type ClothSubject = { id: string; title: string; category?: readonly string[] };

type Rule<T> = readonly [words: RegExp, choice: T];

/** The first rule that matches the slug or the title applies. So rules for narrower subjects come first. */
const scenesByWord: readonly Rule<SceneName>[] = [
  [/\b(mnemba nungwi|atoll)\b/, 'atoll-from-above'],
  [/\b(sunset dhow stone town|waterfront|forodhani|harbour)\b/, 'town-waterfront'],
  [/\b(the rock|pingwe)\b/, 'rock-house'],
  [/\b(kizimkazi day|dimbani|mosque)\b/, 'dimbani-mosque'],
  [/\b(kidichi|baths?)\b/, 'persian-baths'],
  [/\b(dolphins?|whales?)\b/, 'leaping-dolphins'],
  [/\b(starfish|sea stars?|blue lagoon)\b/, 'cushion-stars'],
  [/\b(masingini|tower)\b/, 'forest-tower'],
  [/\b(train|railway|sgr)\b/, 'safari-train'],
  [/\b(nakupenda|sandbanks?|kwale)\b/, 'sandbank'],
  [/\b(tortoises?|prison island|changuu)\b/, 'tortoise-island'],
  [/\b(jozani|colobus|monkeys?)\b/, 'forest-colobus'],
  [/\b(mangroves?|kayak\w*|creek)\b/, 'mangrove-creek'],
  [/\b(spices?|cloves?|cook\w*|culinary)\b/, 'spice-hands'],
  [/\b(turtles?|aquarium)\b/, 'turtle'],
  [/\b(sunset|machweo)\b/, 'sunset-sail'],
  [/\b(kite\w*|windsurf\w*)\b/, 'kite-lagoon'],
  [/\b(caves?|kuza|cavern\w*)\b/, 'cave-pool'],
  [/\b(seaweed|villages?|fishing)\b/, 'village-shore'],
  [/\b(safari blue|menai|dhows?|sail\w*|cruise)\b/, 'dhow-at-sea'],
  [/\b(snorkel\w*|div(e|ing)|reefs?|mnemba|lagoon)\b/, 'reef-and-fish'],
  [/\b(nyerere|selous|rufiji|hippos?|river)\b/, 'river-hippo'],
  [/\b(mikumi|savannah|elephants?|serengeti|safaris?|wildlife)\b/, 'savannah-elephant'],
  [/\b(stone town|heritage|old town|museum|palace|city)\b/, 'carved-door'],
  [/\b(forest|hik(e|ing)|nature)\b/, 'forest-colobus'],
  [/\b(nungwi|kendwa)\b/, 'sunset-sail'],
  [/\bpaje\b/, 'kite-lagoon'],
  [/\bmatemwe\b/, 'reef-and-fish'],
  [/\bmichamvi\b/, 'mangrove-creek'],
  [/\bkiwengwa\b/, 'cave-pool'],
  [/\bkizimkazi\b/, 'dhow-at-sea'],
  [/\bpongwe\b/, 'sandbank'],
  [/\b(jambiani|uroa|mchangani|makunduchi|beach)\b/, 'village-shore'],
];

const scenesByCategory: Readonly<Record<string, SceneName>> = {
  'Cultural & Historical': 'carved-door',
  'City Tours': 'carved-door',
  'Nature & Wildlife': 'forest-colobus',
  'Adventure & Sports': 'kite-lagoon',
  'Food & Culinary': 'spice-hands',
  'Beach & Water Activities': 'dhow-at-sea',
  'Relaxation & Wellness': 'sandbank',
  Photography: 'sunset-sail',
  'Multi-day Experiences': 'savannah-elephant',
};

/** Each destination has its own cloth; the mainland has the red cloth of the home page. */
const kangasByWord: readonly Rule<Kanga>[] = [
  [/\b(nakupenda|sandbanks?|kwale|menai|safari blue|fumba|kizimkazi|makunduchi)\b/, 'nakupenda'],
  [/\b(tortoises?|prison island|changuu)\b/, 'changuu'],
  [/\b(jozani|masingini|mangroves?|colobus|forest)\b/, 'jozani'],
  [/\b(spices?|kidichi|cloves?|cook\w*|culinary)\b/, 'spice'],
  [/\b(stone town|forodhani|old town|heritage|city)\b/, 'stone-town'],
  [/\b(nungwi|kendwa|sunset)\b/, 'nungwi'],
  [/\b(mikumi|nyerere|selous|rufiji|serengeti|savannah|safaris?)\b/, 'kisutu'],
  [
    /\b(mnemba|matemwe|reefs?|snorkel\w*|lagoon|turtles?|paje|jambiani|michamvi|kiwengwa|pongwe|uroa|mchangani)\b/,
    'mnemba',
  ],
];

/** Returns the block print for the subject of a tour or a place. There is a print for every subject. */
export function sceneFor(subject: ClothSubject): SceneName {
  const byCategory = subject.category?.map((name) => scenesByCategory[name]).find(isKnown);
  return firstByWord(scenesByWord, subject) ?? byCategory ?? 'dhow-at-sea';
}

/** Returns the cloth of the destination; the home page's cloth if the subject names no known destination. */
export function kangaFor(subject: ClothSubject): Kanga {
  return firstByWord(kangasByWord, subject) ?? 'kisutu';
}

function firstByWord<T>(rules: readonly Rule<T>[], { id, title }: ClothSubject): T | undefined {
  const words = `${id} ${title}`.toLowerCase().replaceAll('-', ' ');
  return rules.find(([pattern]) => pattern.test(words))?.[1];
}

function isKnown<T>(value: T | undefined): value is T {
  return value !== undefined;
}
